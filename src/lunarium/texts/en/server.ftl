# What the server says when something is not possible, and when it calls people.

unknown-person = This server does not know you yet. Choose a name, then try again.
empty-name = A name needs at least one visible letter. Choose another one.
no-such-table = There is no table at this address. Check the link, or make a new table.
no-such-seat = This table has no seat { $seat }.
no-such-ply = This game has { $plies } moves; there is no position { $ply }.
no-such-line = This game has no take-back no. { $line }.
no-such-address = There is nothing at this address.
no-such-thing = This thing does not exist at this table.
no-such-method = Method not allowed; see the Allow header.
no-such-daily = There is no daily challenge for that game.
no-such-puzzles = There is no such puzzle here. Choose one from the list of puzzles.
puzzle-needs-engine = This move can only be judged by the native engine, which is missing here. Your try goes on: choose another move, or look at the solution.
puzzle-seal = Invalid or expired seal for these moves. Restart the puzzle.
stale-ply = The game has moved on: your move was for ply { $ply }, the game is at ply { $now }. Reload and try again.
table-busy = Too many changes at this table at once. Try again.
table-torn = The stored state and the table’s { $ply } moves disagree.
table-set-aside = This table is set aside: it can no longer be replayed from what is stored. Nothing of it was deleted; tell the host.
table-unreadable = Its stored data cannot be read.
not-your-seat = You have no seat here that allows this. Ask for an invitation, or watch.
seat-already-yours = This seat is yours already.
seat-taken = Somebody holds this seat. Ask them to hand it over.
one-seat-each = At a public table everybody has one seat. Leave the others to other people or to computers, or make a table by link.
invitation-needed = This seat is open to anyone with its link. Ask the host for it.
invitation-void = This link no longer opens the seat. Ask for a new one.
nothing-to-take-back = There is nothing to take back.
deal-no-take-back = This deal was chosen by number and cannot be shuffled again, so a move that showed something new stays.
no-offer = There is no request to answer.
not-yours-to-answer = This request is not addressed to you.
game-is-over = The game is over. Start a new one from any of its positions instead.
game-under-way = The game is still under way. Play it to its end, then you can play again.
hidden-hands = In this game everybody sees things of their own, and a server would show them to the others. Play it in the terminal with `lunarium play`.
seats-differ = This game needs { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }. Say who sits at each.
record-too-long = A record may have { $moves } moves at most.
names-not-yours = Everybody sees a public record, so it cannot carry other people’s names. Leave them out, or keep the record by link.
bad-cursor = Invalid cursor. Request the first page.
bad-request = { $field }: { $cause }
bad-request-form = Malformed request; see /api/docs.
too-large = The request is too large. Send less than 256 kB.
head-too-large = The request’s headers are larger than 32 kB. Delete this site’s cookies and try again.
too-many-requests = Too many requests. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then try again.
thinking-busy = The computers are busy. Try again in a few seconds.
too-many-shows = You have { $most } games under way in which only computers play. Watch one to its end, or sit down at the new table yourself.
too-many-public = From your network, { $most } public tables are under way already. Finish one, or create this one with a link.
game-is-under-way = The game is still under way. It can be reviewed when it is over.
game-ended-early = The players ended this game early, so there is no result to review.
too-many-reviews = You have { $most } reviews under way. Wait for one of them, or call one off.
reviews-full = Many games are being reviewed at the moment. Try again in a few minutes.
review-not-yours = Another player has asked for this review. You can leave the page; it goes on for them.
cluster-away = The Ray cluster at { $address } does not answer. Check the address (--cluster, of the server LUNARIUM_CLUSTER), or leave it out to compute here.
cluster-lost = The Ray cluster lost this task several times. Check that its machines are up and run the same version of Lunarium, then start again.
cluster-own-components = Component data of your own does not reach a cluster’s machines. Leave out --cluster or --components.
server-ending = The server is shutting down. Try again in a moment.
too-many-connections = Too many connections are open. Close some, or try again in a few seconds.
too-slow = The request took too long to arrive. Send it again.
too-many-sockets = Too many tables are open at your address. Close some of them, then reload.
foreign-host = This host is reached under another address. Use the one that the host has told you.
foreign-origin = The request comes from another site. Open the page of this host and try again there.
refused = This is not possible.
server-error = Something went wrong on the server. Nothing was lost; try again in a moment.
believed-proxies = Trusted reverse proxies: { $proxies }
no-proxies = No trusted reverse proxies.
database-unavailable = The database does not answer. Nothing was lost; try again in a moment.
database-busy = The database is busy. Nothing was lost; try again in a moment.
database-full = There is no room left on the server’s disk. Nothing was lost; tell the host.
database-disk = The server’s disk cannot be written to: it reports an error or a limit. Nothing was lost; tell the host.
database-read-only = The database { $file } can only be read. Let Lunarium’s user write to it and its folder, or connect to the primary server.
database-not-a-file = { $file } is not a file. Name a database file: --database sqlite:///FOLDER/lunarium.sqlite.
database-password = PostgreSQL refused the user. Check name and password in the database URL, and pg_hba.conf.
database-missing = PostgreSQL has no database { $file }. Create it: createdb --owner=lunarium { $file }.
database-rights = The PostgreSQL user may not create tables in { $file }. Make it the owner: ALTER DATABASE { $file } OWNER TO lunarium.
database-connections = PostgreSQL has no free connections. Each worker needs up to 22: raise max_connections, or start fewer workers.
database-host = The database host is unknown. Check the host name after the @, and DNS.
database-away = PostgreSQL does not answer at this address. Start it, or check host and port in the database’s address.
database-file = Cannot open the database file { $file }. Check that its folder exists and that Lunarium’s user may write there.
database-url = Invalid database URL. Use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
database-newer = The database was created by a newer version of Lunarium (revision { $revision }). Install that version.
database-former = The database was created by a version before 0.1.0 (revision { $revision }). Back it up with that version (lunarium backup FILE.jsonl.gz) and restore it with this one into an empty database (lunarium restore).
database-absent = There is no database at { $file }. Name the one that your server uses: --database sqlite:////var/lib/lunarium/lunarium.sqlite or postgresql://…
database-foreign = { $file } is not a database of Lunarium. Choose another file with --database sqlite:///FILE.
database-corrupt = The database file { $file } is damaged. Stop the server, keep a copy of the file, and restore the latest backup into a new one.
database-replaced = The database file was deleted or replaced while the server ran. Nothing is written any more; put the file back and restart the server.
database-in-use = Another server already uses the database file { $file }. Stop it first, or use PostgreSQL for several.
workers-need-postgresql = Several workers need PostgreSQL. Set LUNARIUM_DATABASE_URL, or use one worker.
page-not-built = The page is not built: only programs are answered here. In a clone of Lunarium run `make page`; if it was installed from there, install it again.
daily-closed = Today’s results are shown to those who have finished the daily challenge. Play it first.
daily-no-take-back = In the daily challenge moves cannot be taken back.
daily-no-fork = Finish the daily challenge before you try something else with it.
daily-own = The daily challenge is yours alone: nobody else can play it for you. Finish it yourself.
daily-no-record = This is the daily challenge, and it is still being played. Finish it first, or upload it tomorrow.
daily-record-tomorrow = You have finished today’s daily challenge, but others are still playing it. Look at your game there, or upload it tomorrow.
daily-fork-tomorrow = Others are still playing this daily challenge. Continue from your own game, with a link, or wait until tomorrow.
no-hint-here = There are hints only in games against computers, and not in the daily challenge.
contest-no-fork = This game against other people is still being played. Finish it before you try something else with it.
contest-no-help = This position stands in a game that you still play against other people. Finish that game first.
too-many-contests = While you play more than { $most } games against other people, there is no help with positions. Finish some of them first.
notifications-off = This host does not send notifications.
notification-service = This host does not notify that address. It allows: { $services }.
notification-title = Your turn
notification-body = { $name }, it is your turn at { $game }.
notification-again-title = Play again?
notification-again-body = { $name }, a new table is waiting for you: the same people play { $game } again.
tables-all-well = { $tables ->
    [0] There are no tables here.
    [one] The one table here can be played.
   *[other] All { $tables } tables can be played.
 }
tables-removed = Table { $table } was removed.
people-count = { $count ->
    [one] One person.
   *[other] { $count } people.
}
people-blocked =  (blocked)
people-renamed = Now called { $name }.
people-blocked-now = { $name } is blocked.
people-unblocked = { $name } may come again.
people-remove-ask = Remove this person for good?
people-removed = { $name } is removed.
no-such-person = There is no such person. `lunarium people list` shows the ids.
person-blocked = The host of this server has blocked you. Contact them.
tables-remove-ask = Remove table { $table } with its moves and seats for good?
tables-remove-sound = Table { $table } can be played. Remove it with --sound if you mean it.
backup-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
 } and { $people ->
    [one] one person
   *[other] { $people } people
 } are in { $file }.
backup-damaged = The backup is damaged at line { NUMBER($line, useGrouping: 0) }: { $cause } Nothing was restored.
backup-revision = The database belongs to another version of Lunarium. Back it up with that version, or start this one once to bring it up to date.
backup-format = The backup has format { $format }; this version reads format { $known }. Restore it with the version that wrote it.
backup-unwritable = { $file } cannot be written: { $cause }. Choose another place.
cause-json = it is not JSON.
cause-sum = its checksum does not match.
cause-packed = it cannot be unpacked.
cause-header = it does not start with a backup header.
cause-short = lines are missing at the end.
cause-kind = this line has an unknown type.
cause-form = what it holds does not fit into the database.
cause-torn = the game does not match its moves.
restore-not-empty = The database already holds people or tables. Restore into an empty one.
restore-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
 } and { $people ->
    [one] one person
   *[other] { $people } people
 } restored; every game was replayed.
server-not-installed = The server’s packages are not installed. Run: pip install { $packages }
port-taken = Another program already listens on port { NUMBER($port, useGrouping: 0) }. Stop it, or choose another port with --port.
port-forbidden = Only an administrator may listen on port { NUMBER($port, useGrouping: 0) }. Choose one from 1024 on with --port, behind a reverse proxy.
host-not-here = { $host } is not an address of this machine. Use --host 127.0.0.1, or --host 0.0.0.0 for all its addresses.
settings-wrong = Invalid settings:
setting-number = { $name }={ $value }: must be a number, such as 1 or 0.5.
setting-whole-number = { $name }={ $value }: must be an integer, such as 10.
setting-least = { $name }={ $value }: must be a number, at least { $hint }.
setting-url = { $name }={ $value }: must be an address with http:// or https:// and without a path, such as https://moon.example.org.
setting-choice = { $name }={ $value }: must be one of { $hint }.
setting-network = { $name }={ $value }: must be comma-separated addresses or networks, such as 127.0.0.1,10.0.0.0/8.
house-closed = This server is for people with an invitation. Open its page and give the code that the host told you.
invitation-code-needed = This server is for people with an invitation. Give the code that the host told you.
invitation-code-wrong = This is not the code of this server. Ask the host for it.
setting-short = { $name }={ $value }: must have at least { $hint } letters or digits.
setting-file = { $name }={ $value }: must be a text file in UTF-8 that the server may read.
setting-service = { $name }={ $value }: must be https, https://HOST or mailto: with a domain or an address.
setting-smtp = { $name }={ $value }: must be smtps://NAME:PASSWORD@HOST?from=ADDRESS, which mailto: in LUNARIUM_NOTIFY needs.
setting-slip = Unknown setting { $name }. Did you mean { $hint }?

## What a link says of a page

preview-home-about = Luna and Nova Luna, the board games of the moon: alone, against computers or with friends, in the browser and without an account.
preview-opening = Lunarium is opening …
preview-no-script = Lunarium needs JavaScript to play.
preview-picture = A full moon over a dark sea, with the word Lunarium
preview-new = New table: { $game }
preview-new-about = Choose who plays { $game } and how; friends get a link for their seat.
preview-learn = How to play { $game }
preview-learn-about = { $game }, step by step: short stages that you play on the board.
preview-rules = The rules of { $game }
preview-rules-about = All rules of { $game }, each with its number, to read or to look something up.
preview-position = Set up a position of { $game }
preview-position-about = Put the pieces where they stand on your table: legal moves, the score, ideas of a strong player, or play on.
preview-t = A table
preview-t-about = You are invited to a table: open the link to sit down, or to watch the game.
preview-puzzles = Puzzles
preview-puzzles-about = One position, one clear idea: find the move. A new one each day, the same for everybody.
preview-puzzle = { $players ->
    [one] Puzzle for one player
   *[other] Puzzle for { $players } players
} · no. { $number }
preview-puzzle-about = A position of { $game } in which one idea is clearly the best. Find it.
preview-daily = Daily challenge
preview-daily-about = One solo deal of each game a day, the same for everybody. How far do you come?
