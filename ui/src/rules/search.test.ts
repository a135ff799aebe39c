import { describe, expect, it } from "vitest";

import type { RuleBlock, RuleClause, Rulebook, RuleSpan } from "../api/types";
import { anchorOf, isExplained, readBack, ruleAddress } from "./address";
import { findRule } from "./book";
import { findEntries, fold, makeIndex } from "./search";

const words = (text: string): RuleSpan[] => [{ text, mark: "", rule: "" }];
const paragraph = (text: string): RuleBlock => ({ kind: "paragraph", spans: words(text) });

function makeClause(number: string, blocks: RuleBlock[], why = ""): RuleClause {
  return { number, anchors: [], ruling: why !== "", blocks, why: why ? words(why) : [] };
}

const book: Rulebook = {
  title: "Luna",
  sections: [
    {
      number: "4.7",
      title: "Pedras e Suborno",
      level: 3,
      anchors: [],
      clauses: [
        makeClause("", [paragraph("Só pedras aprovadas podem ser ocupadas.")]),
        makeClause("L-6", [paragraph("O Suborno alcança um grupo à frente do Guarda.")], "a próxima livre"),
        makeClause("L-16", [paragraph("Mover para a ilha é permitido.")], "o princípio"),
      ],
    },
    {
      number: "4.4",
      title: "As treze ações",
      level: 3,
      anchors: ["l-phases"],
      clauses: [
        makeClause("", [
          {
            kind: "table",
            head: [words("ação"), words("precisa de")],
            rows: [{ anchors: ["l-tide"], cells: [words("Maré"), words("o Favor da Maré")] }],
          },
        ]),
      ],
    },
  ],
};
const index = makeIndex(book);
const find = (query: string) => findEntries(index, query).map(({ anchor }) => anchor);

describe("search", () => {
  it("finds accented words without their accents, and the other way round", () => {
    expect(find("mare")).toEqual(["l-tide"]);
    expect(find("MARÉ")).toEqual(["l-tide"]);
    expect(find("alcanca")).toEqual(["L-6"]);
    expect(find("princípio")).toEqual(["L-16"]);
  });

  it("puts the number that was asked for first, then headings, then the text", () => {
    expect(find("L-6")).toEqual(["L-6"]);
    expect(find("l-1")).toEqual(["L-16"]);
    expect(find("suborno")).toEqual(["4.7", "L-6", "L-16"]);
  });

  it("wants every word and finds nothing for nothing", () => {
    expect(find("suborno guarda")).toEqual(["L-6"]);
    expect(find("suborno xyz")).toEqual([]);
    expect(find("  ")).toEqual([]);
  });

  it("looks for short words at the beginning of others only", () => {
    expect(find("ado")).toEqual([]); // as in "aprovadas"
    expect(find("prov")).toEqual(["4.7"]);
  });

  it("forgives slips of the keyboard where nothing is written so", () => {
    for (const slip of ["suborrno", "suboro", "sbuorno", "suborna"])
      expect(find(slip), slip).toEqual(["4.7", "L-6", "L-16"]);
    expect(find("principoi")).toEqual(["L-16"]);
    expect(find("marr")).toEqual(["l-tide"]);
    expect(find("xubormo")).toEqual([]);
    expect(findEntries(index, "alcnaca")[0]).toMatchObject({ before: "O Suborno ", match: "alcança" });
  });

  it("shows the words around the first match as they are written", () => {
    const [hit] = findEntries(index, "alcanca");
    expect(hit).toMatchObject({ before: "O Suborno ", match: "alcança" });
    expect(hit?.after.startsWith(" um grupo")).toBe(true);
  });

  it("folds letter by letter, so that places stay the same", () => {
    for (const text of ["ação", "Größe", "İstanbul", "Wächter"]) expect(fold(text)).toHaveLength(text.length);
  });
});

describe("addresses", () => {
  it("leads to a number as it is and to a name in small letters", () => {
    expect(ruleAddress("luna", "L-7")).toBe("/rules/luna#L-7");
    expect(ruleAddress("luna", "L: Priest's Favour")).toBe("/rules/luna#l-priest-s-favour");
    expect(ruleAddress("luna", "4.7", "/t/abc?ply=3")).toBe("/rules/luna?back=%2Ft%2Fabc%3Fply%3D3#4.7");
    expect(anchorOf("nova-luna: end")).toBe("nova-luna-end");
    expect(isExplained("docs/notation.md")).toBe(false);
  });

  it("goes back to tables only", () => {
    expect(readBack("?back=%2Ft%2Fabc%3Fply%3D3")).toBe("/t/abc?ply=3");
    expect(readBack("?back=https%3A%2F%2Fevil.example%2Ft%2Fabc")).toBeNull();
    expect(readBack("?back=javascript%3Aalert(1)")).toBeNull();
    expect(readBack("")).toBeNull();
  });
});

describe("findRule", () => {
  it("finds sections, clauses and rows, whatever the case", () => {
    expect(findRule(book, "l-6")?.clause?.number).toBe("L-6");
    expect(findRule(book, "L: Tide")?.row?.anchors).toEqual(["l-tide"]);
    expect(findRule(book, "L: phases")?.section.number).toBe("4.4");
    expect(findRule(book, "L-99")).toBeNull();
  });
});
