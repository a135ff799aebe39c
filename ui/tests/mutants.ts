/**
 * Mutants of the page's modules: one small change each, as a reviewer might overlook it.
 * `node tests/mutants.ts FILE...` lists them as JSON; mutate.config.ts plants one.
 */

import { readFileSync } from "node:fs";

import ts from "typescript";

export interface Mutant {
  path: string;
  line: number;
  start: number;
  end: number;
  before: string;
  after: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
  "??": "&&",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "+=": "-=",
  "-=": "+=",
};
const CALLS: Readonly<Record<string, string>> = { min: "max", max: "min", some: "every", every: "some" };

/** All mutants of a file, in the order of its text. */
export function listMutants(path: string): Mutant[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];

  function add(node: ts.Node, after: string): void {
    const start = node.getStart();
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ path, line, start, end: node.getEnd(), before: node.getText(), after });
  }

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node) && !joinsTexts(node)) {
      const after = OPERATORS[node.operatorToken.getText()];
      if (after) add(node.operatorToken, after);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add(node, node.operand.getText());
    } else if (ts.isConditionalExpression(node)) {
      add(node.condition, `!(${node.condition.getText()})`);
    } else if (ts.isIfStatement(node)) {
      add(node.expression, `!(${node.expression.getText()})`);
    } else if (ts.isNumericLiteral(node)) {
      add(node, String(Number(node.text) + 1));
    } else if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) {
      add(node, node.kind === ts.SyntaxKind.TrueKeyword ? "false" : "true");
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const after = CALLS[node.expression.name.text];
      if (after) add(node.expression.name, after);
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      add(node, ";");
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return mutants;
}

function joinsTexts(node: ts.BinaryExpression): boolean {
  return (
    node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
    [node.left, node.right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
  );
}

if (import.meta.filename === process.argv[1]) {
  process.stdout.write(JSON.stringify(process.argv.slice(2).flatMap(listMutants)));
}
