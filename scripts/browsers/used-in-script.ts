import { type CallExpression, type Node, parseSync, Visitor } from 'oxc-parser';
import type { NewerFeatures } from './newer-features.ts';

const LOOK_BEHIND = 'javascript.regular_expressions.lookbehind_assertion';
const FLAGS: Readonly<Record<string, string>> = {
  v: 'javascript.builtins.RegExp.unicodeSets',
  d: 'javascript.builtins.RegExp.hasIndices',
};
/** Interfaces of objects that there is one of. */
const SINGLE_OBJECTS: Readonly<Record<string, string>> = { navigator: 'Navigator', document: 'Document' };
/** Objects whose members are global names. */
const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self']);

/**
 * Returns the keys of newer features that a script uses without asking first whether the browser has them: `?.()`,
 * `typeof`, `in`, or reading the function without calling it.
 */
export function usedInScript(source: string, newer: NewerFeatures): ReadonlySet<string> {
  const { names, calls, asked, patterns, syntax } = read(source);
  const found = new Set(syntax);
  for (const name of names) if (!asked.has(name)) found.add(newer.globals.get(name) ?? '');
  for (const { owner, name } of calls) {
    if (asked.has(name) || (owner !== undefined && asked.has(owner))) continue;
    found.add(newer.statics.get(`${owner}.${name}`) ?? newer.members.get(name) ?? '');
  }
  for (const pattern of patterns) {
    if (/\(\?<[=!]/.test(pattern)) found.add(LOOK_BEHIND);
  }
  return new Set([...found].filter((key) => newer.keys.has(key)));
}

type Call = { readonly owner: string | undefined; readonly name: string };
type Read = {
  readonly names: Set<string>;
  readonly calls: Call[];
  readonly asked: Set<string>;
  readonly patterns: string[];
  readonly syntax: Set<string>;
};

function read(source: string): Read {
  const found: Read = { names: new Set(), calls: [], asked: new Set(), patterns: [], syntax: new Set() };
  /** Ends of members that are called, or that a further member is read from. */
  const followed = new Set<number>();
  const notGlobal = new Set<number>();
  const addCall = ({ callee, optional }: CallExpression) => {
    const member = memberOf(callee);
    if (member === undefined) return;
    followed.add(callee.end);
    if (!optional) found.calls.push(member);
  };
  const addFlags = (flags: string) => {
    for (const flag of flags) if (FLAGS[flag] !== undefined) found.syntax.add(FLAGS[flag]);
  };
  new Visitor({
    CallExpression: addCall,
    NewExpression({ callee, arguments: [, flags] }) {
      const isPattern = callee.type === 'Identifier' && callee.name === 'RegExp';
      if (isPattern && flags !== undefined) addFlags(textOf(flags) ?? '');
    },
    MemberExpression(node) {
      const member = memberOf(node);
      if (member === undefined) return;
      if (!node.computed) notGlobal.add(node.property.start);
      const isOfGlobal = member.owner !== undefined && GLOBAL_OBJECTS.has(member.owner);
      if (!followed.has(node.end)) found.asked.add(member.name);
      else if (isOfGlobal) found.names.add(member.name);
      const inner = memberOf(node.object);
      if (inner === undefined) return;
      followed.add(node.object.end);
      const owner = SINGLE_OBJECTS[inner.owner ?? ''];
      if (owner !== undefined && !node.optional) found.calls.push({ owner, name: inner.name });
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) notGlobal.add(key.start);
    },
    MethodDefinition: ({ key }) => void notGlobal.add(key.start),
    PropertyDefinition: ({ key }) => void notGlobal.add(key.start),
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof' && argument.type === 'Identifier') found.asked.add(argument.name);
    },
    BinaryExpression({ operator, left }) {
      const name = textOf(left);
      if (operator === 'in' && name !== undefined) found.asked.add(name);
    },
    Identifier({ name, start }) {
      if (!notGlobal.has(start)) found.names.add(name);
    },
    Literal(node) {
      if ('regex' in node) {
        found.patterns.push(node.regex.pattern);
        addFlags(node.regex.flags);
      } else if (typeof node.value === 'string') found.patterns.push(node.value);
    },
    TemplateElement: ({ value }) => void found.patterns.push(value.cooked ?? ''),
    StaticBlock: () => void found.syntax.add('javascript.classes.static.initialization_blocks'),
    ImportExpression({ options }) {
      if (options !== null) found.syntax.add('javascript.statements.import.import_attributes');
    },
    VariableDeclaration({ kind }) {
      if (kind === 'using') found.syntax.add('javascript.statements.using');
    },
  }).visit(parseSync('script.js', source, { sourceType: 'module' }).program);
  return found;
}

/** Returns the text of a literal, also between backticks, as minifiers write it. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const isPlain = node.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isPlain ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
}

/** Returns the name of a member and that of the variable it is taken from. */
function memberOf(node: Node): Call | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const { object, property, computed } = node;
  const owner = object.type === 'Identifier' ? object.name : undefined;
  if (!computed && property.type === 'Identifier') return { owner, name: property.name };
  const name = computed ? textOf(property) : undefined;
  return name === undefined ? undefined : { owner, name };
}
