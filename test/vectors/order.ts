import ts from 'typescript';
import { ROOT } from '../tools/entries.ts';

/** The possible refusals of a move type in a phase, read from the sources. */
export interface Ordered {
  readonly phase: string;
  /** The clause of the phase. */
  readonly clause: string;
  /** By move type. Empty if no seat decides any more. */
  readonly types: readonly OrderedType[];
}

interface OrderedType {
  readonly type: string;
  /** The clause that defines the move. */
  readonly clause: string;
  /** One path, or several if a value of the move selects one. */
  readonly paths: readonly Path[];
}

/** Guards in the order in which they are evaluated. */
interface Path {
  /** The values that lead here; empty if there is one path. */
  readonly of: string;
  /** Codes with their clauses: `square-taken ST-2.1`. */
  readonly refusals: readonly string[];
}

/** An expression with the values of the parameters in its scope. */
interface Bound {
  readonly node: ts.Node;
  readonly scope: Scope;
}

type Scope = ReadonlyMap<ts.Symbol, Bound>;

const NOWHERE: Scope = new Map();
const NOTHING: readonly Path[] = [{ of: '', refusals: [] }];

let loaded: { readonly files: readonly ts.SourceFile[]; readonly checker: ts.TypeChecker } | undefined;

function load(): NonNullable<typeof loaded> {
  if (loaded === undefined) {
    const { config } = ts.readConfigFile(`${ROOT}/tsconfig.json`, ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
    const program = ts.createProgram([`${ROOT}/src/games/index.ts`], options);
    loaded = { files: program.getSourceFiles(), checker: program.getTypeChecker() };
  }
  return loaded;
}

/**
 * The order in which a game evaluates the refusals of a move, read from the table passed to `defineGame`, from
 * `closed` and `violation` of every rule, and from the functions they call.
 */
export function orderOf(game: string): Ordered[] {
  return membersOf(phasesOf(game)).map(([phase, bound]): Ordered => {
    const members = new Map(membersOf(bound));
    const rule = members.get('rule');
    const rules = rule === undefined ? elementsOf(members.get('rules')) : [rule];
    return { phase, clause: textOf(members.get('clause')), types: rules.map(typeOf) };
  });
}

function typeOf(rule: Bound): OrderedType {
  const members = new Map(membersOf(rule));
  const guards = ['closed', 'violation'].flatMap((key) => members.get(key) ?? []);
  return {
    type: textOf(members.get('type')),
    clause: textOf(members.get('clause')),
    paths: inSequence(guards.map((guard) => pathsOf(resolve(guard)))).map(({ of, refusals }) => ({
      of,
      refusals: refusals.filter((refusal, at) => refusal !== refusals[at - 1]),
    })),
  };
}

/** Every code with its clause that the sources of a game refuse with, anywhere. */
export function refusalsIn(game: string): Set<string> {
  const found = new Set<string>();
  everyNode(game, (node) => {
    const refusal = refusalOf(node);
    if (refusal !== undefined) found.add(refusal);
  });
  return found;
}

function everyNode(game: string, see: (node: ts.Node) => void): void {
  const visit = (node: ts.Node): void => {
    see(node);
    ts.forEachChild(node, visit);
  };
  for (const file of load().files) if (file.fileName.includes(`/src/games/${game}/`)) visit(file);
}

/** `refuse('code', 'XX-1.1')`. */
function refusalOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'refuse') return undefined;
  const [code, clause] = node.arguments;
  if (code === undefined || clause === undefined || !ts.isStringLiteral(code) || !ts.isStringLiteral(clause)) {
    throw new Error(`A refusal without a code and a clause: ${node.getText()}`);
  }
  return `${code.text} ${clause.text}`;
}

/** The table passed to `defineGame`. */
function phasesOf(game: string): Bound {
  let found: Bound | undefined;
  everyNode(game, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'defineGame') return;
    const [definition] = node.arguments;
    if (definition !== undefined) found = new Map(membersOf({ node: definition, scope: NOWHERE })).get('phases');
  });
  if (found === undefined) throw new Error(`${game} has no table of phases.`);
  return found;
}

/** The paths through an expression or a function, in the order of evaluation. */
function pathsOf({ node, scope }: Bound, within: readonly ts.Node[] = []): readonly Path[] {
  const refusal = refusalOf(node);
  if (refusal !== undefined) return [{ of: '', refusals: [refusal] }];
  if (within.includes(node)) return NOTHING;
  const inside = ts.isFunctionLike(node) ? [...within, node] : within;
  // A switch over a value of the move; one over the result of a function is a list of guards.
  if (ts.isCaseBlock(node) && !ts.isCallExpression(node.parent.expression)) {
    return between(node.clauses.map((one) => [nameOf(one), pathsOfChildren({ node: one, scope }, inside)]));
  }
  const own = pathsOfChildren({ node, scope }, inside);
  if (!ts.isCallExpression(node)) return own;
  const called = calledBy(node, scope).map(([name, callee]): [string, readonly Path[]] => [
    name,
    pathsOf({ node: callee.node, scope: scopeOf(callee, node, scope) }, inside),
  ]);
  return inSequence([own, between(called)]);
}

function pathsOfChildren({ node, scope }: Bound, within: readonly ts.Node[]): readonly Path[] {
  const parts: (readonly Path[])[] = [];
  ts.forEachChild(node, (child) => {
    parts.push(pathsOf({ node: child, scope }, within));
  });
  return inSequence(parts);
}

function nameOf(one: ts.CaseOrDefaultClause): string {
  if (!ts.isCaseClause(one)) return 'any other';
  return ts.isStringLiteral(one.expression) ? one.expression.text : one.expression.getText();
}

/** One part after another. */
function inSequence(parts: readonly (readonly Path[])[]): readonly Path[] {
  return parts.reduce<readonly Path[]>(
    (before, after) =>
      before.flatMap((one) =>
        after.map((next) => ({
          of: [one.of, next.of].filter((of) => of !== '').join(', '),
          refusals: [...one.refusals, ...next.refusals],
        })),
      ),
    NOTHING,
  );
}

/** Alternatives by a value. Those without refusals are merged, and left out if there is no other. */
function between(parts: readonly (readonly [string, readonly Path[]])[]): readonly Path[] {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only[1];
  const refusing = parts.filter(([, paths]) => paths.some(({ refusals }) => refusals.length > 0));
  if (refusing.length === 0) return NOTHING;
  return parts.flatMap(([name, paths]) => paths.map(({ refusals }) => ({ of: name, refusals })));
}

/** The functions that may be called and may refuse: one, or one per row of a lookup table. */
function calledBy(call: ts.CallExpression, scope: Scope): [string, Bound][] {
  const { expression } = call;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  if (!ts.isIdentifier(name) || !mayRefuse(symbolOf(name)?.valueDeclaration)) return [];
  const called = resolve({ node: expression, scope });
  if (ts.isFunctionLike(called.node)) return [['', called]];
  if (!ts.isPropertyAccessExpression(called.node)) return [];
  const row = resolve({ node: called.node.expression, scope: called.scope });
  if (!ts.isElementAccessExpression(row.node)) return [];
  return membersOf({ node: row.node.expression, scope: row.scope }).flatMap(([key, member]): [string, Bound][] => {
    const found = new Map(membersOf(member)).get(name.text);
    return found === undefined ? [] : [[key, resolve(found)]];
  });
}

function mayRefuse(declaration: ts.Declaration | undefined): boolean {
  const type = declaration !== undefined && 'type' in declaration ? declaration.type : undefined;
  return (
    typeof type === 'object' && type !== null && 'getText' in type && `${declaration?.getText()}`.includes('Violation')
  );
}

/** Resolves an expression to a literal, an object, a list or a function. */
function resolve(bound: Bound): Bound {
  const { node, scope } = bound;
  if (ts.isIdentifier(node)) {
    const symbol = symbolOf(node);
    const argument = symbol && scope.get(symbol);
    if (argument !== undefined) return resolve(argument);
    const declaration = symbol?.valueDeclaration;
    if (declaration === undefined) return bound;
    if (ts.isFunctionDeclaration(declaration)) return { node: declaration, scope };
    const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    return value === undefined ? bound : resolve({ node: value, scope });
  }
  if (ts.isPropertyAccessExpression(node)) {
    const member = new Map(membersOf({ node: node.expression, scope })).get(node.name.text);
    return member === undefined ? bound : resolve(member);
  }
  if (ts.isCallExpression(node)) {
    // The result of a factory function: a rule, or a phase.
    const called = resolve({ node: node.expression, scope });
    const made = returnedBy(called.node);
    return made === undefined ? bound : resolve({ node: made, scope: scopeOf(called, node, scope) });
  }
  return bound;
}

function symbolOf(node: ts.Node): ts.Symbol | undefined {
  const { checker } = load();
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The arguments bound to the parameters of a function in a call. */
function scopeOf({ node, scope }: Bound, call: ts.CallExpression, outer: Scope): Scope {
  const inner = new Map(scope);
  if (!ts.isFunctionLike(node)) return inner;
  for (const [index, { name }] of node.parameters.entries()) {
    const argument = call.arguments[index];
    const symbol = ts.isIdentifier(name) ? symbolOf(name) : undefined;
    if (argument !== undefined && symbol !== undefined) inner.set(symbol, { node: argument, scope: outer });
  }
  return inner;
}

/** The value that a function returns at its end. */
function returnedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return node.body;
  const last = ts.isFunctionDeclaration(node) ? node.body?.statements.at(-1) : undefined;
  return last !== undefined && ts.isReturnStatement(last) ? last.expression : undefined;
}

/** The members of an object by name, including spread ones. */
function membersOf(bound: Bound): [string, Bound][] {
  const { node, scope } = resolve(bound);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property): [string, Bound][] => {
    if (ts.isSpreadAssignment(property)) return membersOf({ node: property.expression, scope });
    const name = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
    if (ts.isPropertyAssignment(property)) return [[name, { node: property.initializer, scope }]];
    return [[name, { node: ts.isShorthandPropertyAssignment(property) ? property.name : property, scope }]];
  });
}

function elementsOf(list: Bound | undefined): Bound[] {
  if (list === undefined) return [];
  const { node, scope } = resolve(list);
  return ts.isArrayLiteralExpression(node) ? node.elements.map((element) => ({ node: element, scope })) : [];
}

function textOf(text: Bound | undefined): string {
  const found = text && resolve(text).node;
  if (found === undefined || !ts.isStringLiteral(found)) throw new Error(`This is no text: ${found?.getText()}`);
  return found.text;
}
