/** The wire's types are generated: nobody declares one of them again, not even in part. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import ts from "typescript";
import { describe, expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const SCHEMA = join(SOURCES, "api/schema.d.ts");

interface Declaration {
  name: string;
  members: string[];
}

/** Every interface and object type that the text declares by a name. */
function listDeclarations(text: string): Declaration[] {
  const found: Declaration[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) found.push({ name: node.name.text, members: namesOf(node.members) });
    if (ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type))
      found.push({ name: node.name.text, members: namesOf(node.type.members) });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("source.ts", text, ts.ScriptTarget.Latest));
  return found;
}

function namesOf(members: ts.NodeArray<ts.TypeElement>): string[] {
  return members.flatMap((member) => (member.name && ts.isIdentifier(member.name) ? member.name.text : []));
}

/** The schemas of the generated file with the names of their fields. */
function listSchemas(text: string): Declaration[] {
  const found: Declaration[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertySignature(node) &&
      ts.isIdentifier(node.name) &&
      node.name.text === "schemas" &&
      node.type
    ) {
      for (const schema of ts.isTypeLiteralNode(node.type) ? node.type.members : [])
        if (ts.isPropertySignature(schema) && ts.isIdentifier(schema.name)) {
          const members =
            schema.type && ts.isTypeLiteralNode(schema.type) ? namesOf(schema.type.members) : [];
          found.push({ name: schema.name.text, members });
        }
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("schema.d.ts", text, ts.ScriptTarget.Latest));
  return found;
}

/** The type on the wire that this one is called like, or is a copy of: complete, or with a few fields missing. */
function findOriginal({ name, members }: Declaration, schemas: Declaration[]): string | null {
  const isCopy = (schema: Declaration) =>
    members.length >= 3 &&
    members.length >= schema.members.length * 0.75 &&
    members.every((member) => schema.members.includes(member));
  return schemas.find((schema) => schema.name === name || isCopy(schema))?.name ?? null;
}

/** The TypeScript of a file: all of it, or the scripts of a component. */
function readScript(path: string): string {
  const text = readFileSync(path, "utf-8");
  if (!path.endsWith(".svelte")) return text;
  return [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script).join("\n");
}

const schemas = listSchemas(readFileSync(SCHEMA, "utf-8"));

describe("types of the wire", () => {
  it("are generated", () => {
    expect(schemas.map(({ name }) => name)).toContain("LunaView");
    expect(schemas.find(({ name }) => name === "Isle")?.members).toContain("taken");
  });

  it("are declared nowhere else", () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
      .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith("schema.d.ts"))
      .map((file) => join(SOURCES, file));
    const copies = files.flatMap((file) =>
      listDeclarations(readScript(file)).flatMap((declaration) => {
        const original = findOriginal(declaration, schemas);
        return original ? [`${file}: ${declaration.name} is the wire's ${original}; import it`] : [];
      }),
    );
    expect(copies).toEqual([]);
  });

  it("are known by their name, and by their fields under another", () => {
    const find = (text: string) => listDeclarations(text).map((one) => findOriginal(one, schemas));
    expect(find("interface Isle { name: string }")).toEqual(["Isle"]);
    expect(
      find(
        "type Land = { isle: string; active: number[]; inactive: number[]; shrines: boolean[] ; favours: number; blocked: boolean }",
      ),
    ).toEqual(["Isle"]);
    expect(find("interface Place { x: number; y: number }")).toEqual([null]);
  });
});
