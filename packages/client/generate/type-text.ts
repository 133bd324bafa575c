import ts from 'typescript';

/** In characters. */
const LINE = 100;
const { TypeFlags } = ts;
const SIMPLE =
  TypeFlags.Any |
  TypeFlags.BooleanLike |
  TypeFlags.Null |
  TypeFlags.Number |
  TypeFlags.NumberLiteral |
  TypeFlags.String |
  TypeFlags.Undefined |
  TypeFlags.Unknown |
  TypeFlags.Void;
const LAST = ['null', 'undefined'];
/** What is written for generic types of the standard library. Clients read generators, and never send them a value. */
const GENERIC = new Map([
  ['Array', 'Array'],
  ['AsyncGenerator', 'AsyncIterable'],
  ['AsyncIterable', 'AsyncIterable'],
]);

type Print = (type: ts.Type) => string;

/** Prints types by what they consist of, without the places where that is declared. */
export class TypeText {
  readonly #checker: ts.TypeChecker;
  /** By the text of the type. */
  readonly #names = new Map<string, string>();
  readonly #types = new Map<string, ts.Type>();
  readonly #used = new Set<string>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** Prints `name` for each type of this structure, unless the structure has a name or is not worth one. */
  name(name: string, type: ts.Type): void {
    const text = this.#inFull(type);
    if (!/[{|]/.test(text) || this.#names.has(text)) return;
    this.#names.set(text, name);
    this.#types.set(name, type);
  }

  /**
   * The text of a type, with names for what is named.
   *
   * @throws Error for a type that JSON cannot carry
   */
  of: Print = (type) => {
    const name = this.#names.get(this.#inFull(type));
    if (name) this.#used.add(name);
    return name ?? this.structure(type);
  };

  /** Like `of`, but without the type's own name. */
  structure(type: ts.Type): string {
    return this.#print(type, this.of);
  }

  /** Declarations of the names that texts have used, sorted. */
  declarations(): string[] {
    const texts: string[] = [];
    // Declarations use names too: a set is walked to its last entry, however late that was added.
    for (const name of this.#used) {
      const type = this.#types.get(name);
      if (!type) continue;
      const text = this.structure(type);
      texts.push(type.isUnion() || !text.startsWith('{') ? `type ${name} = ${text};` : `interface ${name} ${text}`);
    }
    return texts.sort((a, b) => (a.replace(/^\w+ /, '') < b.replace(/^\w+ /, '') ? -1 : 1));
  }

  #inFull: Print = (type) => this.#print(type, this.#inFull);

  #print(type: ts.Type, part: Print): string {
    if (type.isStringLiteral()) return `'${type.value}'`;
    if (type.flags & SIMPLE) return this.#checker.typeToString(type);
    if (type.isUnion()) return union(type.types.map(part));
    const generic = GENERIC.get(type.symbol?.name);
    if (generic && isReference(type)) return genericText(generic, part(firstOf(this.#checker.getTypeArguments(type))));
    if (type.flags & (TypeFlags.Object | TypeFlags.Intersection) && type.getCallSignatures().length === 0) {
      return this.#object(type, part);
    }
    throw new Error(`JSON cannot carry ${this.#checker.typeToString(type)}`);
  }

  #object(type: ts.Type, part: Print): string {
    const fields = this.#checker.getPropertiesOfType(type).map((field) => this.#field(field, part));
    for (const { keyType, type: value } of this.#checker.getIndexInfosOfType(type)) {
      fields.push(`[key: ${this.#checker.typeToString(keyType)}]: ${part(value)};`);
    }
    const line = `{ ${fields.join(' ').replace(/;$/, '')} }`;
    return fits(line) ? line : `{\n  ${fields.map(indented).join('\n  ')}\n}`;
  }

  #field(field: ts.Symbol, part: Print): string {
    const type = this.#checker.getTypeOfSymbol(field);
    const start = docOf(field, this.#checker) + field.name;
    if (!(field.flags & ts.SymbolFlags.Optional)) return `${start}: ${part(type)};`;
    // The type of an absent field is another one than that of a field that is undefined.
    const isAbsent = (one: ts.Type) => one.flags & TypeFlags.Undefined && one !== this.#checker.getUndefinedType();
    const present = type.isUnion() && type.types.some(isAbsent) ? type.types.filter((one) => !isAbsent(one)) : [type];
    return `${start}?: ${union(present.map(part))};`;
  }
}

/** The doc comment or the description of a declaration, and a line break; empty if it has none. */
export function docOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const lines = (comment || descriptionOf(symbol)).split('\n');
  if (lines.length > 1) return `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
  return lines[0] ? `/** ${lines[0]} */\n` : '';
}

/** The text of `field: schema.describe(text)`. */
function descriptionOf({ declarations = [] }: ts.Symbol): string {
  for (const declaration of declarations) {
    if (!ts.isPropertyAssignment(declaration) || !ts.isCallExpression(declaration.initializer)) continue;
    const {
      expression,
      arguments: [text],
    } = declaration.initializer;
    const describes = ts.isPropertyAccessExpression(expression) && expression.name.text === 'describe';
    if (describes && text && ts.isStringLiteralLike(text)) return text.text;
  }
  return '';
}

/** A text inside one that is indented by one level. */
export function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

/** In alphabetical order: that of the checker depends on all that it has seen before. */
function union(parts: string[]): string {
  const isBoolean = parts.includes('true') && parts.includes('false');
  const texts = isBoolean ? [...parts.filter((text) => text !== 'true' && text !== 'false'), 'boolean'] : parts;
  const sorted = [...new Set(texts)].sort((a, b) => LAST.indexOf(a) - LAST.indexOf(b) || (a < b ? -1 : 1));
  const line = sorted.join(' | ');
  return fits(line) || sorted.length === 1 ? line : sorted.map((text) => `\n  | ${indented(text)}`).join('');
}

function genericText(name: string, argument: string): string {
  return name === 'Array' && /^\w+$/.test(argument) ? `${argument}[]` : `${name}<${argument}>`;
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type;
}

function firstOf(types: readonly ts.Type[]): ts.Type {
  const [first] = types;
  if (!first) throw new Error('A generic type without an argument');
  return first;
}

function fits(text: string): boolean {
  return text.length <= LINE && !text.includes('\n');
}
