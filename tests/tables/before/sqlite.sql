BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE daily_deals (
	day DATE NOT NULL,
	game VARCHAR(20) NOT NULL,
	options JSON NOT NULL,
	setup JSON NOT NULL,
	CONSTRAINT pk_daily_deals PRIMARY KEY (day, game)
);
INSERT INTO "daily_deals" VALUES('2026-11-16','nova-luna','{"players": 1, "first_game": false, "solo_scoring": "whole-display"}','{"wheel": [28, 41, 65, 54, 36, 19, 63, 8, 14, 44, 38], "supply": [13, 60, 27, 35, 40, 61, 31, 4, 57, 12, 25, 20, 62, 9, 68, 58, 21, 50, 18, 5, 64, 43, 30, 10, 55, 37, 23, 1, 15, 6, 7, 53, 24, 42, 34, 49, 48, 22, 11, 52, 46, 33, 3, 17, 45, 39, 47, 26, 59, 67, 51, 32, 29, 2, 66, 16, 56]}');
CREATE TABLE daily_tables (
	day DATE NOT NULL,
	game VARCHAR(20) NOT NULL,
	person_id VARCHAR(20) NOT NULL,
	table_id VARCHAR(20) NOT NULL,
	CONSTRAINT pk_daily_tables PRIMARY KEY (day, game, person_id),
	CONSTRAINT fk_daily_tables_person_id FOREIGN KEY(person_id) REFERENCES people (id),
	CONSTRAINT fk_daily_tables_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE,
	CONSTRAINT uq_daily_tables_table_id UNIQUE (table_id)
);
INSERT INTO "daily_tables" VALUES('2026-11-16','nova-luna','jej35aqbkx5nvc','5kex4y9sqs27qv');
INSERT INTO "daily_tables" VALUES('2026-11-16','nova-luna','jbqmmngzdsjfrd','ddzd7hm9g7v887');
CREATE TABLE moves (
	table_id VARCHAR(20) NOT NULL,
	ply INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	move VARCHAR(60) NOT NULL,
	at DATETIME NOT NULL,
	CONSTRAINT pk_moves PRIMARY KEY (table_id, ply),
	CONSTRAINT fk_moves_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "moves" VALUES('ft5gf4677zfc87',0,1,'32@0,0','2026-11-16 10:43:11.436759');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',1,0,'25@0,0','2026-11-16 10:43:11.468697');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',2,0,'39@-1,0','2026-11-16 10:43:11.480999');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',3,1,'41@-1,0','2026-11-16 10:43:11.487605');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',4,0,'64@-1,-1','2026-11-16 10:43:11.500378');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',5,1,'55@1,0','2026-11-16 10:43:11.540526');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',6,1,'14@0,-1','2026-11-16 10:43:11.549961');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',7,0,'26@-1,1','2026-11-16 10:43:11.568468');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',8,0,'52@-1,-2','2026-11-16 10:43:11.580254');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',9,0,'47@0,1','2026-11-16 10:43:11.614413');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',10,1,'63@1,1','2026-11-16 10:43:11.623887');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',11,1,'40@2,0','2026-11-16 10:43:11.630274');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',12,0,'45@-2,-2','2026-11-16 10:43:11.637163');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',13,1,'22@1,2','2026-11-16 10:43:11.651892');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',14,0,'5@-2,-3','2026-11-16 10:43:11.668448');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',15,1,'30@-2,0','2026-11-16 10:43:11.680400');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',16,0,'43@1,1','2026-11-16 10:43:11.700235');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',17,0,'23@-1,-3','2026-11-16 10:43:11.725411');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',18,1,'27@-1,1','2026-11-16 10:43:11.746902');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',19,0,'53@-2,-4','2026-11-16 10:43:11.763056');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',20,1,'refill','2026-11-16 10:43:11.784620');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',21,1,'65@2,2','2026-11-16 10:43:11.796429');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',22,0,'13@-1,-4','2026-11-16 10:43:11.843741');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',23,1,'21@0,1','2026-11-16 10:43:11.849672');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',24,0,'24@0,-2','2026-11-16 10:43:11.866005');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',25,1,'17@2,-1','2026-11-16 10:43:11.876398');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',26,0,'33@0,-3','2026-11-16 10:43:11.890333');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',27,0,'9@-1,2','2026-11-16 10:43:11.909232');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',28,1,'50@3,-1','2026-11-16 10:43:11.918067');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',29,0,'18@-1,3','2026-11-16 10:43:11.932336');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',30,0,'1@-2,-5','2026-11-16 10:43:11.938308');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',31,0,'35@0,-4','2026-11-16 10:43:11.948594');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',32,1,'34@2,-2','2026-11-16 10:43:11.957769');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',33,0,'66@0,2','2026-11-16 10:43:11.968362');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',34,0,'3@1,-4','2026-11-16 10:43:11.984420');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',35,1,'59@1,-1','2026-11-16 10:43:11.989779');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',36,0,'60@2,1','2026-11-16 10:43:11.995745');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',37,1,'29@-3,0','2026-11-16 10:43:11.998344');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',38,0,'57@-3,-3','2026-11-16 10:43:12.008956');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',39,0,'15@-2,2','2026-11-16 10:43:12.018539');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',40,1,'31@-2,1','2026-11-16 10:43:12.029772');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',41,1,'68@0,-2','2026-11-16 10:43:12.042613');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',42,0,'46@-4,-3','2026-11-16 10:43:12.057157');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',43,0,'10@1,0','2026-11-16 10:43:12.061761');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',44,1,'54@2,-3','2026-11-16 10:43:12.069874');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',45,1,'16@-1,-2','2026-11-16 10:43:12.078842');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',46,0,'44@-3,-5','2026-11-16 10:43:12.084881');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',47,0,'49@-3,-4','2026-11-16 10:43:12.100039');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',48,1,'12@2,1','2026-11-16 10:43:12.114133');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',49,1,'51@3,0','2026-11-16 10:43:12.138549');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',50,0,'19@-2,-1','2026-11-16 10:43:12.143985');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',51,0,'4@2,0','2026-11-16 10:43:12.158870');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',52,0,'36@3,0','2026-11-16 10:43:12.185300');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',53,0,'67@1,-1','2026-11-16 10:43:12.213613');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',54,1,'6@1,-2','2026-11-16 10:43:12.226643');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',55,1,'42@3,-2','2026-11-16 10:43:12.236644');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',56,0,'2@3,1','2026-11-16 10:43:12.246826');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',57,1,'20@-4,0','2026-11-16 10:43:12.258409');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',58,0,'28@-2,3','2026-11-16 10:43:12.262745');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',59,1,'38@0,-3','2026-11-16 10:43:12.304731');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',60,1,'61@-5,0','2026-11-16 10:43:12.320675');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',61,0,'7@4,1','2026-11-16 10:43:12.336718');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',62,0,'8@1,-5','2026-11-16 10:43:12.345508');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',63,1,'37@4,0','2026-11-16 10:43:12.361085');
INSERT INTO "moves" VALUES('ft5gf4677zfc87',64,1,'11@-3,1','2026-11-16 10:43:12.375826');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',0,0,'28@0,0','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',1,0,'18@1,0','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',2,0,'12@2,0','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',3,0,'1@1,-1','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',4,0,'65@0,1','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',5,0,'32@0,2','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',6,0,'66@0,-1','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',7,0,'8@-1,-1','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',8,0,'49@-1,1','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',9,0,'41@-2,1','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',10,0,'57@-2,-1','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',11,0,'9@-3,1','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',12,0,'59@-3,0','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',13,0,'48@-1,-2','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',14,0,'35@1,2','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',15,0,'39@0,3','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',16,0,'26@-1,3','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',17,0,'42@-2,-2','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',18,0,'30@3,0','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',19,0,'4@-4,1','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',20,0,'37@-3,-1','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('xg8jsnyrvybgb2',21,0,'61@1,1','2026-11-16 10:43:12.401147');
INSERT INTO "moves" VALUES('p2cdkqfmk8267n',0,0,'40@0,0','2026-11-16 10:43:12.473300');
INSERT INTO "moves" VALUES('p2cdkqfmk8267n',1,1,'3@0,0','2026-11-16 10:43:12.492618');
INSERT INTO "moves" VALUES('p2cdkqfmk8267n',2,1,'59@0,1','2026-11-16 10:43:12.496504');
INSERT INTO "moves" VALUES('p2cdkqfmk8267n',3,0,'20@1,0','2026-11-16 10:43:12.512786');
INSERT INTO "moves" VALUES('p2cdkqfmk8267n',4,0,'35@-1,0','2026-11-16 10:43:12.524369');
INSERT INTO "moves" VALUES('p2cdkqfmk8267n',5,0,'36@-2,0','2026-11-16 10:43:12.586330');
INSERT INTO "moves" VALUES('p2cdkqfmk8267n',6,1,'41@-1,0','2026-11-16 10:43:12.601033');
INSERT INTO "moves" VALUES('p2cdkqfmk8267n',7,0,'5@-3,0','2026-11-16 10:43:12.609882');
INSERT INTO "moves" VALUES('3gebs6ta8v2zmk',0,1,'32@0,0','2026-11-16 10:43:12.692308');
INSERT INTO "moves" VALUES('3gebs6ta8v2zmk',1,0,'25@0,0','2026-11-16 10:43:12.692319');
INSERT INTO "moves" VALUES('3gebs6ta8v2zmk',2,0,'39@-1,0','2026-11-16 10:43:12.692321');
INSERT INTO "moves" VALUES('3gebs6ta8v2zmk',3,1,'41@-1,0','2026-11-16 10:43:12.692322');
INSERT INTO "moves" VALUES('bqsubnccbacwgx',0,0,'24@0,0','2026-11-16 10:43:12.724739');
INSERT INTO "moves" VALUES('bqsubnccbacwgx',1,0,'1@1,0','2026-11-16 10:43:12.739572');
INSERT INTO "moves" VALUES('mpmpvapphmv7fk',0,0,'place-shrine novice','2026-11-16 10:43:12.768451');
INSERT INTO "moves" VALUES('mpmpvapphmv7fk',1,1,'place-shrine bribery','2026-11-16 10:43:12.780260');
INSERT INTO "moves" VALUES('mpmpvapphmv7fk',2,0,'place-pair book','2026-11-16 10:43:12.793493');
INSERT INTO "moves" VALUES('mpmpvapphmv7fk',3,1,'place-pair book','2026-11-16 10:43:12.811071');
INSERT INTO "moves" VALUES('mpmpvapphmv7fk',4,0,'place-pair herbs','2026-11-16 10:43:12.823819');
INSERT INTO "moves" VALUES('mpmpvapphmv7fk',5,1,'place-pair sailboat','2026-11-16 10:43:12.827457');
INSERT INTO "moves" VALUES('mpmpvapphmv7fk',6,0,'place-pair shrine','2026-11-16 10:43:12.828772');
INSERT INTO "moves" VALUES('mpmpvapphmv7fk',7,1,'place-pair novice','2026-11-16 10:43:12.836102');
INSERT INTO "moves" VALUES('mpmpvapphmv7fk',8,0,'place-pair tide','2026-11-16 10:43:12.841422');
INSERT INTO "moves" VALUES('mpmpvapphmv7fk',9,1,'place-pair herbs','2026-11-16 10:43:12.849699');
INSERT INTO "moves" VALUES('mpmpvapphmv7fk',10,0,'sail herbs>novice 2','2026-11-16 10:43:12.859998');
INSERT INTO "moves" VALUES('mpmpvapphmv7fk',11,1,'tide sailboat>herbs','2026-11-16 10:43:12.874233');
INSERT INTO "moves" VALUES('mpmpvapphmv7fk',12,1,'book>tide','2026-11-16 10:43:12.885094');
INSERT INTO "moves" VALUES('mpmpvapphmv7fk',13,1,'book>bribery','2026-11-16 10:43:12.899675');
INSERT INTO "moves" VALUES('5kex4y9sqs27qv',0,0,'65@0,0','2026-11-16 10:43:12.948180');
INSERT INTO "moves" VALUES('5kex4y9sqs27qv',1,0,'54@0,-1','2026-11-16 10:43:12.954591');
INSERT INTO "moves" VALUES('5kex4y9sqs27qv',2,0,'36@1,-1','2026-11-16 10:43:12.963884');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',0,0,'28@0,0','2026-11-16 10:43:12.977043');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',1,0,'54@1,0','2026-11-16 10:43:12.984000');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',2,0,'19@2,0','2026-11-16 10:43:12.992096');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',3,0,'63@2,1','2026-11-16 10:43:12.996434');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',4,0,'44@0,1','2026-11-16 10:43:13.005634');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',5,0,'65@3,0','2026-11-16 10:43:13.026138');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',6,0,'14@4,0','2026-11-16 10:43:13.040300');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',7,0,'38@2,2','2026-11-16 10:43:13.066077');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',8,0,'41@1,-1','2026-11-16 10:43:13.083686');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',9,0,'36@5,0','2026-11-16 10:43:13.089996');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',10,0,'8@5,1','2026-11-16 10:43:13.135772');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',11,0,'60@3,2','2026-11-16 10:43:13.152512');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',12,0,'27@6,1','2026-11-16 10:43:13.165992');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',13,0,'35@7,1','2026-11-16 10:43:13.172627');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',14,0,'40@4,-1','2026-11-16 10:43:13.177934');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',15,0,'31@5,-1','2026-11-16 10:43:13.195260');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',16,0,'57@1,1','2026-11-16 10:43:13.212701');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',17,0,'12@-1,0','2026-11-16 10:43:13.224357');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',18,0,'61@5,-2','2026-11-16 10:43:13.233476');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',19,0,'13@5,2','2026-11-16 10:43:13.251506');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',20,0,'25@6,0','2026-11-16 10:43:13.261639');
INSERT INTO "moves" VALUES('ddzd7hm9g7v887',21,0,'4@4,-2','2026-11-16 10:43:13.274731');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',0,1,'meditate','2026-11-16 10:43:13.519387');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',1,0,'meditate','2026-11-16 10:43:13.527647');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',2,1,'meditate','2026-11-16 10:43:13.533362');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',3,0,'meditate','2026-11-16 10:43:13.536241');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',4,1,'meditate','2026-11-16 10:43:13.542364');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',5,0,'meditate','2026-11-16 10:43:13.550855');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',6,1,'meditate','2026-11-16 10:43:13.555004');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',7,0,'meditate','2026-11-16 10:43:13.560110');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',8,1,'meditate','2026-11-16 10:43:13.563461');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',9,0,'meditate','2026-11-16 10:43:13.568218');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',10,1,'meditate','2026-11-16 10:43:13.574208');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',11,0,'meditate','2026-11-16 10:43:13.578647');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',12,1,'meditate','2026-11-16 10:43:13.598828');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',13,0,'meditate','2026-11-16 10:43:13.614795');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',14,1,'meditate','2026-11-16 10:43:13.627867');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',15,0,'meditate','2026-11-16 10:43:13.631048');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',16,1,'meditate','2026-11-16 10:43:13.640349');
INSERT INTO "moves" VALUES('m52f945g6wpzbe',17,0,'meditate','2026-11-16 10:43:13.648681');
CREATE TABLE people (
	id VARCHAR(20) NOT NULL,
	name VARCHAR(40) NOT NULL,
	secret_hash VARCHAR(64) NOT NULL,
	created_at DATETIME NOT NULL,
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('jej35aqbkx5nvc','Ana','b957d8731fcb54ab2d039d0e195f88d62aca6b7244da1ae1b41a7281e9400dec','2026-11-16 10:43:11.144701');
INSERT INTO "people" VALUES('jbqmmngzdsjfrd','Ben','3f8abb8e87dca32913bec9ab06f71c4809104037489fa45d6fa392be084ad32f','2026-11-16 10:43:11.212698');
CREATE TABLE results (
	table_id VARCHAR(20) NOT NULL,
	ending VARCHAR(40) NOT NULL,
	ranking JSON NOT NULL,
	result JSON NOT NULL,
	breakdown JSON NOT NULL,
	log JSON NOT NULL,
	CONSTRAINT pk_results PRIMARY KEY (table_id),
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('ft5gf4677zfc87','last-token','[1, 0]','{"tokens_left": [3, 0], "ranking": [1, 0]}','[{"tokens_placed": 17, "tokens_left": 3, "distance": 125, "tiles": 35}, {"tokens_placed": 20, "tokens_left": 0, "distance": 128, "tiles": 29}]','[[{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 32, "hue": "blue", "number": 6, "place": "0,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 25, "hue": "blue", "number": 4, "place": "0,0", "count": 0}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 39, "hue": "red", "number": 3, "place": "-1,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 41, "hue": "red", "number": 3, "place": "-1,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 64, "hue": "yellow", "number": 5, "place": "-1,-1", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 55, "hue": "yellow", "number": 3, "place": "1,0", "count": 1}}, {"key": "move-nova-luna-again", "params": {"who": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 14, "hue": "turquoise", "number": 5, "place": "0,-1", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 26, "hue": "blue", "number": 4, "place": "-1,1", "count": 0}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 52, "hue": "yellow", "number": 1, "place": "-1,-2", "count": 0}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 47, "hue": "red", "number": 5, "place": "0,1", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 63, "hue": "yellow", "number": 5, "place": "1,1", "count": 0}}, {"key": "move-nova-luna-filled", "params": {}}, {"key": "move-nova-luna-again", "params": {"who": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 40, "hue": "red", "number": 3, "place": "2,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 45, "hue": "red", "number": 4, "place": "-2,-2", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 22, "hue": "blue", "number": 3, "place": "1,2", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 5, "hue": "turquoise", "number": 3, "place": "-2,-3", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 30, "hue": "blue", "number": 5, "place": "-2,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 43, "hue": "red", "number": 4, "place": "1,1", "count": 1}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 23, "hue": "blue", "number": 3, "place": "-1,-3", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 27, "hue": "blue", "number": 4, "place": "-1,1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 53, "hue": "yellow", "number": 2, "place": "-2,-4", "count": 0}}], [{"key": "move-nova-luna-refill", "params": {"who": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 65, "hue": "yellow", "number": 5, "place": "2,2", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 13, "hue": "turquoise", "number": 5, "place": "-1,-4", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 21, "hue": "blue", "number": 3, "place": "0,1", "count": 3}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 24, "hue": "blue", "number": 3, "place": "0,-2", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 17, "hue": "turquoise", "number": 7, "place": "2,-1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 33, "hue": "blue", "number": 6, "place": "0,-3", "count": 1}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 9, "hue": "turquoise", "number": 4, "place": "-1,2", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 50, "hue": "red", "number": 6, "place": "3,-1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 18, "hue": "blue", "number": 1, "place": "-1,3", "count": 0}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 1, "hue": "turquoise", "number": 1, "place": "-2,-5", "count": 0}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 35, "hue": "red", "number": 1, "place": "0,-4", "count": 0}}, {"key": "move-nova-luna-filled", "params": {}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 34, "hue": "blue", "number": 7, "place": "2,-2", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 66, "hue": "yellow", "number": 6, "place": "0,2", "count": 2}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 3, "hue": "turquoise", "number": 2, "place": "1,-4", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 59, "hue": "yellow", "number": 4, "place": "1,-1", "count": 3}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 60, "hue": "yellow", "number": 4, "place": "2,1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 29, "hue": "blue", "number": 5, "place": "-3,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 57, "hue": "yellow", "number": 3, "place": "-3,-3", "count": 0}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 15, "hue": "turquoise", "number": 6, "place": "-2,2", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 31, "hue": "blue", "number": 5, "place": "-2,1", "count": 1}}, {"key": "move-nova-luna-again", "params": {"who": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 68, "hue": "yellow", "number": 7, "place": "0,-2", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 46, "hue": "red", "number": 5, "place": "-4,-3", "count": 0}}, {"key": "move-nova-luna-filled", "params": {}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 10, "hue": "turquoise", "number": 4, "place": "1,0", "count": 2}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 54, "hue": "yellow", "number": 2, "place": "2,-3", "count": 1}}, {"key": "move-nova-luna-again", "params": {"who": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 16, "hue": "turquoise", "number": 6, "place": "-1,-2", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 44, "hue": "red", "number": 4, "place": "-3,-5", "count": 0}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 49, "hue": "red", "number": 6, "place": "-3,-4", "count": 2}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 12, "hue": "turquoise", "number": 5, "place": "2,1", "count": 1}}, {"key": "move-nova-luna-again", "params": {"who": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 51, "hue": "red", "number": 7, "place": "3,0", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 19, "hue": "blue", "number": 2, "place": "-2,-1", "count": 0}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 4, "hue": "turquoise", "number": 3, "place": "2,0", "count": 0}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 36, "hue": "red", "number": 2, "place": "3,0", "count": 0}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 67, "hue": "yellow", "number": 6, "place": "1,-1", "count": 2}}, {"key": "move-nova-luna-filled", "params": {}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 6, "hue": "turquoise", "number": 3, "place": "1,-2", "count": 1}}, {"key": "move-nova-luna-again", "params": {"who": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 42, "hue": "red", "number": 4, "place": "3,-2", "count": 2}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 2, "hue": "turquoise", "number": 2, "place": "3,1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 20, "hue": "blue", "number": 2, "place": "-4,0", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 28, "hue": "blue", "number": 4, "place": "-2,3", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 38, "hue": "red", "number": 3, "place": "0,-3", "count": 1}}, {"key": "move-nova-luna-again", "params": {"who": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 61, "hue": "yellow", "number": 4, "place": "-5,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 7, "hue": "turquoise", "number": 3, "place": "4,1", "count": 0}}, {"key": "move-nova-luna-again", "params": {"who": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 8, "hue": "turquoise", "number": 4, "place": "1,-5", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 37, "hue": "red", "number": 2, "place": "4,0", "count": 1}}, {"key": "move-nova-luna-again", "params": {"who": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 1, "tile": 11, "hue": "turquoise", "number": 4, "place": "-3,1", "count": 1}}, {"key": "move-nova-luna-last-token", "params": {}}, {"key": "move-nova-luna-winner", "params": {"who": 1, "left": 0}}]]');
INSERT INTO "results" VALUES('xg8jsnyrvybgb2','no-tiles','[0]','{"tokens_left": [12], "ranking": [0], "solo_score": 287, "notes": [84, 203]}','[{"phase_1_tiles": 44, "phase_1_penalty": 40, "phase_2_tiles": 83, "phase_2_penalty": 120}]','[[{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 28, "hue": "blue", "number": 4, "place": "0,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 18, "hue": "blue", "number": 1, "place": "1,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 12, "hue": "turquoise", "number": 5, "place": "2,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 1, "hue": "turquoise", "number": 1, "place": "1,-1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 65, "hue": "yellow", "number": 5, "place": "0,1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 32, "hue": "blue", "number": 6, "place": "0,2", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 66, "hue": "yellow", "number": 6, "place": "0,-1", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 8, "hue": "turquoise", "number": 4, "place": "-1,-1", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 49, "hue": "red", "number": 6, "place": "-1,1", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 41, "hue": "red", "number": 3, "place": "-2,1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 57, "hue": "yellow", "number": 3, "place": "-2,-1", "count": 0}}, {"key": "move-nova-luna-filled", "params": {}}, {"key": "move-nova-luna-note", "params": {"phase": 1, "points": 84}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 9, "hue": "turquoise", "number": 4, "place": "-3,1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 59, "hue": "yellow", "number": 4, "place": "-3,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 48, "hue": "red", "number": 5, "place": "-1,-2", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 35, "hue": "red", "number": 1, "place": "1,2", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 39, "hue": "red", "number": 3, "place": "0,3", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 26, "hue": "blue", "number": 4, "place": "-1,3", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 42, "hue": "red", "number": 4, "place": "-2,-2", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 30, "hue": "blue", "number": 5, "place": "3,0", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 4, "hue": "turquoise", "number": 3, "place": "-4,1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 37, "hue": "red", "number": 2, "place": "-3,-1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 61, "hue": "yellow", "number": 4, "place": "1,1", "count": 2}}, {"key": "move-nova-luna-note", "params": {"phase": 2, "points": 203}}, {"key": "move-nova-luna-no-tiles", "params": {}}, {"key": "move-nova-luna-score", "params": {"who": 0, "points": 287}}]]');
INSERT INTO "results" VALUES('ddzd7hm9g7v887','no-tiles','[0]','{"tokens_left": [17], "ranking": [0], "solo_score": 369, "notes": [119, 250]}','[{"phase_1_tiles": 39, "phase_1_penalty": 80, "phase_2_tiles": 80, "phase_2_penalty": 170}]','[[{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 28, "hue": "blue", "number": 4, "place": "0,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 54, "hue": "yellow", "number": 2, "place": "1,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 19, "hue": "blue", "number": 2, "place": "2,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 63, "hue": "yellow", "number": 5, "place": "2,1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 44, "hue": "red", "number": 4, "place": "0,1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 65, "hue": "yellow", "number": 5, "place": "3,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 14, "hue": "turquoise", "number": 5, "place": "4,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 38, "hue": "red", "number": 3, "place": "2,2", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 41, "hue": "red", "number": 3, "place": "1,-1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 36, "hue": "red", "number": 2, "place": "5,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 8, "hue": "turquoise", "number": 4, "place": "5,1", "count": 0}}, {"key": "move-nova-luna-filled", "params": {}}, {"key": "move-nova-luna-note", "params": {"phase": 1, "points": 119}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 60, "hue": "yellow", "number": 4, "place": "3,2", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 27, "hue": "blue", "number": 4, "place": "6,1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 35, "hue": "red", "number": 1, "place": "7,1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 40, "hue": "red", "number": 3, "place": "4,-1", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 31, "hue": "blue", "number": 5, "place": "5,-1", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 57, "hue": "yellow", "number": 3, "place": "1,1", "count": 2}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 12, "hue": "turquoise", "number": 5, "place": "-1,0", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 61, "hue": "yellow", "number": 4, "place": "5,-2", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 13, "hue": "turquoise", "number": 5, "place": "5,2", "count": 0}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 25, "hue": "blue", "number": 4, "place": "6,0", "count": 1}}], [{"key": "move-nova-luna-take", "params": {"who": 0, "tile": 4, "hue": "turquoise", "number": 3, "place": "4,-2", "count": 0}}, {"key": "move-nova-luna-note", "params": {"phase": 2, "points": 250}}, {"key": "move-nova-luna-no-tiles", "params": {}}, {"key": "move-nova-luna-score", "params": {"who": 0, "points": 369}}]]');
INSERT INTO "results" VALUES('m52f945g6wpzbe','six-rounds','[0, 1]','{"scores": [30, 19], "ranking": [0, 1]}','[{"start": 5, "sanctification": 0, "displacement": 0, "book": 0, "meditation": 3, "priestess": 22, "apostate": -12, "temple": 6, "forgiven": 0, "shrines": 4, "favours": 2, "council": 0}, {"start": 5, "sanctification": 0, "displacement": 0, "book": 0, "meditation": 3, "priestess": 11, "apostate": -12, "temple": 6, "forgiven": 0, "shrines": 4, "favours": 2, "council": 0}]','[[{"key": "move-luna-meditate", "params": {"who": 1, "left": 2}}], [{"key": "move-luna-meditate", "params": {"who": 0, "left": 1}}], [{"key": "move-luna-meditate", "params": {"who": 1, "left": 0}}, {"key": "move-luna-gain-meditation", "params": {"who": 1, "points": 1}}, {"key": "move-luna-scoring", "params": {"round": 1}}, {"key": "move-luna-scored", "params": {"who": 0, "change": "+3", "priestess": 5, "apostate": -3, "temple": 1}}, {"key": "move-luna-scored", "params": {"who": 1, "change": "+3", "priestess": 2, "apostate": 0, "temple": 1}}, {"key": "move-luna-round", "params": {"who": 0, "round": 2, "guard": 5}}], [{"key": "move-luna-meditate", "params": {"who": 0, "left": 2}}], [{"key": "move-luna-meditate", "params": {"who": 1, "left": 1}}], [{"key": "move-luna-meditate", "params": {"who": 0, "left": 0}}, {"key": "move-luna-gain-meditation", "params": {"who": 0, "points": 1}}, {"key": "move-luna-scoring", "params": {"round": 2}}, {"key": "move-luna-scored", "params": {"who": 0, "change": "+3", "priestess": 5, "apostate": -3, "temple": 1}}, {"key": "move-luna-scored", "params": {"who": 1, "change": "+0", "priestess": 2, "apostate": -3, "temple": 1}}, {"key": "move-luna-round", "params": {"who": 1, "round": 3, "guard": 4}}], [{"key": "move-luna-meditate", "params": {"who": 1, "left": 2}}], [{"key": "move-luna-meditate", "params": {"who": 0, "left": 1}}], [{"key": "move-luna-meditate", "params": {"who": 1, "left": 0}}, {"key": "move-luna-gain-meditation", "params": {"who": 1, "points": 1}}, {"key": "move-luna-scoring", "params": {"round": 3}}, {"key": "move-luna-scored", "params": {"who": 0, "change": "+3", "priestess": 5, "apostate": -3, "temple": 1}}, {"key": "move-luna-scored", "params": {"who": 1, "change": "+1", "priestess": 0, "apostate": 0, "temple": 1}}, {"key": "move-luna-round", "params": {"who": 0, "round": 4, "guard": 3}}], [{"key": "move-luna-meditate", "params": {"who": 0, "left": 2}}], [{"key": "move-luna-meditate", "params": {"who": 1, "left": 1}}], [{"key": "move-luna-meditate", "params": {"who": 0, "left": 0}}, {"key": "move-luna-gain-meditation", "params": {"who": 0, "points": 1}}, {"key": "move-luna-scoring", "params": {"round": 4}}, {"key": "move-luna-scored", "params": {"who": 0, "change": "+1", "priestess": 0, "apostate": 0, "temple": 1}}, {"key": "move-luna-scored", "params": {"who": 1, "change": "-2", "priestess": 0, "apostate": -3, "temple": 1}}, {"key": "move-luna-round", "params": {"who": 1, "round": 5, "guard": 2}}], [{"key": "move-luna-meditate", "params": {"who": 1, "left": 2}}], [{"key": "move-luna-meditate", "params": {"who": 0, "left": 1}}], [{"key": "move-luna-meditate", "params": {"who": 1, "left": 0}}, {"key": "move-luna-gain-meditation", "params": {"who": 1, "points": 1}}, {"key": "move-luna-scoring", "params": {"round": 5}}, {"key": "move-luna-scored", "params": {"who": 0, "change": "+0", "priestess": 2, "apostate": -3, "temple": 1}}, {"key": "move-luna-scored", "params": {"who": 1, "change": "+3", "priestess": 5, "apostate": -3, "temple": 1}}, {"key": "move-luna-round", "params": {"who": 0, "round": 6, "guard": 2}}], [{"key": "move-luna-meditate", "params": {"who": 0, "left": 2}}], [{"key": "move-luna-meditate", "params": {"who": 1, "left": 1}}], [{"key": "move-luna-meditate", "params": {"who": 0, "left": 0}}, {"key": "move-luna-gain-meditation", "params": {"who": 0, "points": 1}}, {"key": "move-luna-scoring", "params": {"round": 6}}, {"key": "move-luna-scored", "params": {"who": 0, "change": "+6", "priestess": 5, "apostate": 0, "temple": 1}}, {"key": "move-luna-scored", "params": {"who": 1, "change": "+0", "priestess": 2, "apostate": -3, "temple": 1}}, {"key": "move-luna-final", "params": {}}, {"key": "move-luna-finally", "params": {"who": 0, "change": "+6", "shrines": 4, "favours": 2, "council": 0}}, {"key": "move-luna-finally", "params": {"who": 1, "change": "+6", "shrines": 4, "favours": 2, "council": 0}}, {"key": "move-luna-winner", "params": {"who": 0, "points": 30}}]]');
CREATE TABLE seats (
	table_id VARCHAR(20) NOT NULL,
	seat INTEGER NOT NULL,
	holder VARCHAR(10) NOT NULL,
	person_id VARCHAR(20),
	name VARCHAR(40),
	level VARCHAR(20),
	invitation_hash VARCHAR(64),
	notify_url TEXT,
	notify_language VARCHAR(2),
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat),
	CONSTRAINT fk_seats_person_id FOREIGN KEY(person_id) REFERENCES people (id),
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('ft5gf4677zfc87',0,'person','jej35aqbkx5nvc','Ana',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ft5gf4677zfc87',1,'person','jej35aqbkx5nvc','Ana',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('xg8jsnyrvybgb2',0,'person',NULL,'Luna',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('p2cdkqfmk8267n',0,'person','jej35aqbkx5nvc','Ana',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('p2cdkqfmk8267n',1,'person','jbqmmngzdsjfrd','Ben',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('htqjvp2dwpmxyz',0,'person','jej35aqbkx5nvc','Ana',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('htqjvp2dwpmxyz',1,'open',NULL,NULL,NULL,'832e08c9fee14bf6007dee4bbcccd0f0f8a21c8618fa5daa8c9ef4a87c9b78aa',NULL,NULL);
INSERT INTO "seats" VALUES('htqjvp2dwpmxyz',2,'computer',NULL,NULL,'greedy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('3gebs6ta8v2zmk',0,'person','jbqmmngzdsjfrd','Ben',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('3gebs6ta8v2zmk',1,'person','jbqmmngzdsjfrd','Ben',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('bqsubnccbacwgx',0,'person','jbqmmngzdsjfrd','Ben',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('mpmpvapphmv7fk',0,'person','jej35aqbkx5nvc','Ana',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('mpmpvapphmv7fk',1,'person','jej35aqbkx5nvc','Ana',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('5kex4y9sqs27qv',0,'person','jej35aqbkx5nvc','Ana',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ddzd7hm9g7v887',0,'person','jbqmmngzdsjfrd','Ben',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('m52f945g6wpzbe',0,'person','jbqmmngzdsjfrd','Ben',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('m52f945g6wpzbe',1,'person','jbqmmngzdsjfrd','Ben',NULL,NULL,NULL,NULL);
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL,
	value TEXT NOT NULL,
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('daily-secret','mCCoNrswgVm46wl7V62SUCHEHWgJwUSjM04v1jwwynU');
CREATE TABLE tables (
	id VARCHAR(20) NOT NULL,
	game VARCHAR(20) NOT NULL,
	rules_version INTEGER NOT NULL,
	options JSON NOT NULL,
	setup JSON NOT NULL,
	visibility VARCHAR(10) NOT NULL,
	host VARCHAR(20),
	deal BIGINT,
	origin_table VARCHAR(20),
	origin_ply INTEGER,
	daily DATE,
	created_at DATETIME NOT NULL,
	finished_at DATETIME,
	version INTEGER NOT NULL,
	line INTEGER NOT NULL,
	ply INTEGER NOT NULL,
	turn INTEGER,
	offer JSON,
	CONSTRAINT pk_tables PRIMARY KEY (id),
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('ft5gf4677zfc87','nova-luna',1,'{"players": 2, "first_game": false, "solo_scoring": "whole-display"}','{"tower": [0, 1], "wheel": [32, 25, 14, 39, 26, 47, 41, 63, 64, 55, 52], "supply": [40, 53, 45, 23, 22, 21, 5, 27, 30, 43, 18, 65, 13, 1, 9, 24, 17, 50, 33, 35, 15, 31, 34, 57, 46, 66, 68, 3, 59, 60, 29, 10, 54, 16, 67, 51, 44, 36, 49, 19, 4, 12, 28, 38, 6, 8, 11, 42, 2, 61, 37, 20, 7, 62, 58, 56, 48]}','link','jej35aqbkx5nvc',NULL,NULL,NULL,NULL,'2026-11-16 10:43:11.216119','2026-11-16 10:43:12.375826',65,0,65,NULL,NULL);
INSERT INTO "tables" VALUES('xg8jsnyrvybgb2','nova-luna',1,'{"players": 1, "first_game": false, "solo_scoring": "whole-display"}','{"wheel": [8, 57, 28, 65, 41, 18, 49, 12, 32, 66, 1], "supply": [37, 9, 30, 59, 48, 35, 61, 4, 39, 26, 42, 67, 21, 16, 60, 33, 20, 64, 25, 17, 14, 3, 40, 11, 56, 43, 46, 54, 50, 34, 31, 22, 2, 10, 7, 63, 5, 23, 52, 15, 58, 19, 13, 36, 68, 55, 29, 45, 62, 47, 44, 51, 6, 53, 24, 38, 27]}','public','jej35aqbkx5nvc',NULL,NULL,NULL,NULL,'2026-11-16 10:43:12.401761','2026-11-16 10:43:12.401761',0,0,22,NULL,NULL);
INSERT INTO "tables" VALUES('p2cdkqfmk8267n','nova-luna',1,'{"players": 2, "first_game": false, "solo_scoring": "whole-display"}','{"tower": [1, 0], "wheel": [32, 40, 33, 41, 3, 59, 20, 5, 63, 35, 36], "supply": [29, 38, 46, 34, 2, 23, 24, 26, 37, 51, 10, 47, 31, 7, 27, 30, 64, 53, 21, 60, 14, 67, 22, 65, 19, 13, 50, 15, 39, 17, 9, 49, 62, 48, 18, 8, 25, 68, 11, 52, 28, 45, 55, 61, 44, 58, 4, 43, 1, 16, 66, 12, 54, 6, 42, 56, 57]}','link','jej35aqbkx5nvc',NULL,NULL,NULL,NULL,'2026-11-16 10:43:12.448107',NULL,13,1,8,1,'{"to_ply": 7, "by": 0, "waits_for": [1]}');
INSERT INTO "tables" VALUES('htqjvp2dwpmxyz','luna',1,'{"players": 3, "level": 1, "start": "standard", "components": "reconstructed"}','{"boards": ["yellow", "red", "blue"], "start_tiles": [1, 4, 3], "isles": ["tide", "herbs", "bribery", "novice", "book", "sailboat", "shrine"], "moon_priestess": "shrine", "master_builder": "shrine", "apostate": "book", "start_player": 0}','public','jej35aqbkx5nvc',NULL,NULL,NULL,NULL,'2026-11-16 10:43:12.671168',NULL,0,0,0,0,NULL);
INSERT INTO "tables" VALUES('3gebs6ta8v2zmk','nova-luna',1,'{"players": 2, "first_game": false, "solo_scoring": "whole-display"}','{"tower": [0, 1], "wheel": [32, 25, 14, 39, 26, 47, 41, 63, 64, 55, 52], "supply": [11, 67, 2, 28, 23, 13, 20, 56, 27, 29, 58, 45, 5, 51, 8, 18, 59, 42, 12, 7, 65, 61, 57, 60, 1, 40, 34, 33, 49, 54, 48, 4, 17, 6, 16, 46, 68, 43, 21, 9, 50, 19, 66, 38, 35, 44, 3, 10, 31, 36, 37, 62, 22, 30, 24, 15, 53]}','link','jbqmmngzdsjfrd',NULL,'ft5gf4677zfc87',4,NULL,'2026-11-16 10:43:12.692364',NULL,0,0,4,0,NULL);
INSERT INTO "tables" VALUES('bqsubnccbacwgx','nova-luna',1,'{"players": 1, "first_game": false, "solo_scoring": "whole-display"}','{"wheel": [27, 24, 1, 44, 6, 42, 54, 17, 2, 3, 60], "supply": [41, 61, 49, 39, 65, 57, 28, 20, 43, 68, 13, 56, 38, 25, 30, 21, 67, 37, 8, 32, 33, 36, 5, 29, 23, 4, 46, 63, 16, 12, 22, 62, 31, 18, 64, 51, 58, 15, 59, 35, 52, 9, 55, 48, 14, 7, 45, 10, 53, 50, 19, 66, 26, 40, 47, 11, 34]}','link','jbqmmngzdsjfrd',4711,NULL,NULL,NULL,'2026-11-16 10:43:12.711496',NULL,2,0,2,0,NULL);
INSERT INTO "tables" VALUES('mpmpvapphmv7fk','luna',1,'{"players": 2, "level": 1, "start": "standard", "components": "home"}','{"boards": ["blue", "yellow"], "start_tiles": [1, 4], "isles": ["herbs", "novice", "tide", "shrine", "bribery", "sailboat", "book"], "moon_priestess": "sailboat", "master_builder": "shrine", "apostate": "shrine", "start_player": 0}','link','jej35aqbkx5nvc',NULL,NULL,NULL,NULL,'2026-11-16 10:43:12.748403',NULL,14,0,14,1,NULL);
INSERT INTO "tables" VALUES('5kex4y9sqs27qv','nova-luna',1,'{"players": 1, "first_game": false, "solo_scoring": "whole-display"}','{"wheel": [28, 41, 65, 54, 36, 19, 63, 8, 14, 44, 38], "supply": [13, 60, 27, 35, 40, 61, 31, 4, 57, 12, 25, 20, 62, 9, 68, 58, 21, 50, 18, 5, 64, 43, 30, 10, 55, 37, 23, 1, 15, 6, 7, 53, 24, 42, 34, 49, 48, 22, 11, 52, 46, 33, 3, 17, 45, 39, 47, 26, 59, 67, 51, 32, 29, 2, 66, 16, 56]}','link','jej35aqbkx5nvc',NULL,NULL,NULL,'2026-11-16','2026-11-16 10:43:12.935946',NULL,3,0,3,0,NULL);
INSERT INTO "tables" VALUES('ddzd7hm9g7v887','nova-luna',1,'{"players": 1, "first_game": false, "solo_scoring": "whole-display"}','{"wheel": [28, 41, 65, 54, 36, 19, 63, 8, 14, 44, 38], "supply": [13, 60, 27, 35, 40, 61, 31, 4, 57, 12, 25, 20, 62, 9, 68, 58, 21, 50, 18, 5, 64, 43, 30, 10, 55, 37, 23, 1, 15, 6, 7, 53, 24, 42, 34, 49, 48, 22, 11, 52, 46, 33, 3, 17, 45, 39, 47, 26, 59, 67, 51, 32, 29, 2, 66, 16, 56]}','link','jbqmmngzdsjfrd',NULL,NULL,NULL,'2026-11-16','2026-11-16 10:43:12.970131','2026-11-16 10:43:13.274731',22,0,22,NULL,NULL);
INSERT INTO "tables" VALUES('m52f945g6wpzbe','luna',1,'{"players": 2, "level": 1, "start": "preselected", "components": "home"}','{"boards": ["red", "yellow"], "start_tiles": [3, 4], "isles": ["shrine", "herbs", "tide", "sailboat", "bribery", "book", "novice"], "moon_priestess": "shrine", "master_builder": "book", "apostate": "sailboat", "start_player": 1}','link','jbqmmngzdsjfrd',NULL,NULL,NULL,NULL,'2026-11-16 10:43:13.511796','2026-11-16 10:43:13.648681',18,0,18,NULL,NULL);
CREATE TABLE thoughts (
	table_id VARCHAR(20) NOT NULL,
	until DATETIME NOT NULL,
	CONSTRAINT pk_thoughts PRIMARY KEY (table_id),
	CONSTRAINT fk_thoughts_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE undone_moves (
	table_id VARCHAR(20) NOT NULL,
	line INTEGER NOT NULL,
	ply INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	move VARCHAR(60) NOT NULL,
	at DATETIME NOT NULL,
	CONSTRAINT pk_undone_moves PRIMARY KEY (table_id, line, ply),
	CONSTRAINT fk_undone_moves_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "undone_moves" VALUES('p2cdkqfmk8267n',0,5,0,'32@-2,0','2026-11-16 10:43:12.532259');
CREATE INDEX ix_tables_daily ON tables (daily, game);
CREATE INDEX ix_tables_listing ON tables (visibility, finished_at, created_at);
CREATE INDEX ix_seats_person ON seats (person_id);
COMMIT;
