import ts from 'typescript';
import { docOf, indented, TypeText } from './type-text.ts';

/** Refused over tRPC: clients read `GET /api/restaurants`. */
const LEFT_OUT = new Set(['guide.list']);

const KINDS = new Map([
  ['"query"', 'Query'],
  ['"mutation"', 'Mutation'],
]);

const HEAD = `// Generated from the router of the API and the types of the contracts: see generate/client.test.ts.
import type { Mutation, Query } from '../calls.ts';
`;

/**
 * Writes the type of a client of the API's router, with the names of the procedures that stream. The types need neither zod nor tRPC.
 * Subscriptions are left out: `ask` reads on by itself, and `chat.followNewest` follows a reply.
 *
 * @param router the module that exports `appRouter`
 * @param contracts modules whose exported types give names to the types of the router
 * @throws Error if a procedure accepts or returns something that JSON cannot carry
 */
export function clientText(router: string, contracts: string[], options: ts.CompilerOptions): string {
  const program = ts.createProgram([router, ...contracts], options);
  const checker = program.getTypeChecker();
  const text = new TypeText(checker);
  for (const symbol of contracts.flatMap((file) => exportsOf(file, program))) {
    if (symbol.flags & ts.SymbolFlags.Type) text.name(symbol.name, checker.getDeclaredTypeOfSymbol(symbol));
  }
  const appRouter = exportsOf(router, program).find(({ name }) => name === 'appRouter');
  if (!appRouter) throw new Error(`${router} does not export appRouter`);
  const type = checker.getTypeOfSymbol(appRouter);
  const procedures = proceduresOf(type, text, checker);
  const error = text.structure(at(type, ['_def', '_config', '$types', 'errorShape', 'data'], checker));
  return moduleText(procedures, error, text.declarations());
}

interface Procedure {
  group: string;
  name: string;
  text: string;
  streams: boolean;
}

function proceduresOf(router: ts.Type, text: TypeText, checker: ts.TypeChecker): Procedure[] {
  const groups = checker.getPropertiesOfType(at(router, ['_def', 'record'], checker));
  return groups.flatMap((group) =>
    checker.getPropertiesOfType(checker.getTypeOfSymbol(group)).flatMap((symbol): Procedure[] => {
      const of = (...path: string[]) => at(checker.getTypeOfSymbol(symbol), ['_def', ...path], checker);
      const kind = KINDS.get(checker.typeToString(of('type')));
      if (!kind || LEFT_OUT.has(`${group.name}.${symbol.name}`)) return [];
      const [input, output] = [text.of(of('$types', 'input')), text.of(of('$types', 'output'))];
      const types = `${kind}<${input === 'void' ? 'undefined' : input}, ${output}>`;
      const signature = `${docOf(symbol, checker)}${symbol.name}: ${types};`;
      return [{ group: group.name, name: symbol.name, text: signature, streams: output.startsWith('AsyncIterable<') }];
    }),
  );
}

function moduleText(procedures: Procedure[], error: string, declarations: string[]): string {
  const groups = [...Map.groupBy(procedures, ({ group }) => group)].map(
    ([group, own]) => `${group}: {\n  ${own.map(({ text }) => indented(text)).join('\n  ')}\n};`,
  );
  const streams = procedures
    .filter((procedure) => procedure.streams)
    .map(({ group, name }) => `  '${group}.${name}',\n`);
  return [
    HEAD,
    ...declarations.map((declaration) => `export ${declaration}\n`),
    `/** What an error carries in addition to its message. */\nexport interface ErrorData ${error}\n`,
    `/** The procedures of the API. */\nexport interface Client {\n  ${groups.map(indented).join('\n  ')}\n}\n`,
    `/** The procedures whose result is a stream. */\nexport const STREAMS: ReadonlySet<string> = new Set([\n${streams.join('')}]);\n`,
  ].join('\n');
}

function exportsOf(file: string, program: ts.Program): ts.Symbol[] {
  const source = program.getSourceFile(file);
  const symbol = source && program.getTypeChecker().getSymbolAtLocation(source);
  return symbol ? program.getTypeChecker().getExportsOfModule(symbol) : [];
}

/** The type at a path of property names. */
function at(type: ts.Type, path: string[], checker: ts.TypeChecker): ts.Type {
  return path.reduce((outer, name) => {
    const symbol = checker.getPropertyOfType(outer, name);
    if (!symbol) throw new Error(`${checker.typeToString(outer)} has no ${name}`);
    return checker.getTypeOfSymbol(symbol);
  }, type);
}
