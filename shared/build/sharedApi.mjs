import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { readJson } from './workspace.mjs';

/**
 * The API of the modules that host and remotes share at run time, and their versions. `sharedApi.json` is the accepted
 * state: a build whose source differs from it is refused until the module has a new version.
 */
const acceptedFile = join(import.meta.dirname, 'sharedApi.json');
const accepted = readJson(acceptedFile);

/** Subpath of `@back-office/shared` → version, such as `ui` → `1.2.0`. */
export const kitVersions = Object.fromEntries(Object.entries(accepted).map(([name, { version }]) => [name, version]));

const printer = ts.createPrinter({ removeComments: true });

/**
 * What a module exports, as a flat table: `Button` → its signature, `ButtonProps.size?` → its type. It is read from the
 * syntax alone, which takes milliseconds; types that an exported type mentions are included.
 */
export function readApi(file) {
  const api = {};
  const seen = new Set();
  const { sourceOf, find, packageOf } = createFinder();

  function addMembers(path, name, members) {
    for (const member of members) {
      const key = member.name ? `${name}.${member.name.getText()}${member.questionToken ? '?' : ''}` : `${name}.[]`;
      const type = ts.isPropertySignature(member) ? member.type : member;
      api[key] = textOf(type);
      addMentioned(path, type);
    }
  }

  /** The types of `shared` in a type, because a change of theirs is a change of it. */
  function addMentioned(path, node) {
    if (!node) return;
    if (ts.isTypeReferenceNode(node)) addType(path, node.typeName.getText());
    if (ts.isExpressionWithTypeArguments(node)) addType(path, node.expression.getText());
    ts.forEachChild(node, (child) => addMentioned(path, child));
  }

  function addType(path, name) {
    const found = find(path, name);
    if (found && isType(found.declaration)) add(name, found);
  }

  function add(name, { path, declaration }) {
    const id = `${path} ${declaration.pos}`;
    if (seen.has(id)) return;
    seen.add(id);
    if (ts.isInterfaceDeclaration(declaration)) {
      api[name] = ['interface', ...(declaration.heritageClauses ?? []).map(textOf)].join(' ').replaceAll('  ', ' ');
      for (const clause of declaration.heritageClauses ?? []) addMentioned(path, clause);
      addMembers(path, name, declaration.members);
    } else if (ts.isTypeAliasDeclaration(declaration)) {
      api[name] = `type ${textOf(declaration.type)}`;
      addMentioned(path, declaration.type);
    } else if (ts.isFunctionDeclaration(declaration)) {
      const parameters = declaration.parameters.map((each) => textOf(each.type));
      api[name] = `(${parameters.join(', ')}) => ${textOf(declaration.type)}`;
      for (const each of [...declaration.parameters, declaration.type]) addMentioned(path, each?.type ?? each);
    } else {
      const origin = packageOf(path, declaration.type);
      api[name] = origin ? `const of ${origin}` : `const ${textOf(declaration.type)}`;
      addMentioned(path, declaration.type);
      for (const key of keysOf(declaration.initializer)) api[`${name}[${key}]`] = 'member';
    }
  }

  for (const statement of sourceOf(file).statements) {
    if (ts.isExportDeclaration(statement)) {
      for (const { name, isTypeOnly } of statement.exportClause.elements) {
        const found = find(file, name.text);
        if (found) add(name.text, found);
        else {
          const kind = isTypeOnly || statement.isTypeOnly ? 'type' : 'const';
          api[name.text] = `${kind} of ${statement.moduleSpecifier.text}`;
        }
      }
    } else if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) {
      const names = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
      for (const { name } of names) add(name.text, find(file, name.text));
    }
  }
  return api;
}

/** Finds declarations in the files of `shared`, each of which is read once. */
function createFinder() {
  const sources = new Map();

  function sourceOf(path) {
    const known = sources.get(path);
    if (known) return known;
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    sources.set(path, source);
    return source;
  }

  /** The declaration of a name in a file, or of what the file imports or exports again from another one of `shared`. */
  function find(path, name) {
    const source = sourceOf(path);
    for (const statement of source.statements) {
      const declared = ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement];
      const declaration = declared.find((each) => each.name?.text === name);
      if (declaration) return { path, declaration };
      const specifier = specifierOf(statement, name);
      const target = specifier && resolveModule(path, statement.moduleSpecifier.text);
      if (target) return find(target, (specifier.propertyName ?? specifier.name).text);
    }
    return undefined;
  }

  /** The package of a value whose type is `typeof` an import of that package: it has the API of the package. */
  function packageOf(path, type) {
    if (!type || !ts.isTypeQueryNode(type)) return undefined;
    const imported = sourceOf(path).statements.find(
      (statement) => ts.isImportDeclaration(statement) && specifierOf(statement, type.exprName.getText()),
    );
    return imported && !imported.moduleSpecifier.text.startsWith('.') ? imported.moduleSpecifier.text : undefined;
  }

  return { sourceOf, find, packageOf };
}

function specifierOf(statement, name) {
  const clause = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : ts.isExportDeclaration(statement) && statement.moduleSpecifier && statement.exportClause;
  return clause?.elements?.find((each) => each.name.text === name);
}

/** The ledger is left out: its port has a version of its own, and its answers are checked. */
function resolveModule(from, specifier) {
  if (!specifier.startsWith('.') || specifier.includes('/ledger/')) return undefined;
  const path = join(dirname(from), specifier);
  return [`${path}.ts`, `${path}.tsx`].find(existsSync);
}

const isType = (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** The names in an object such as the paths or the colors: code that uses a new one needs a copy that has it. */
function keysOf(node) {
  const value = node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? node.expression : node;
  if (!value || !ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap(({ name: key }) => key?.text ?? []);
}

/** A type without comments, in one line. Without a type, such as the inferred one of a hook, only the name counts. */
function textOf(node) {
  if (!node) return 'inferred';
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return text.replace(/\s+/g, ' ').replace(/;$/, '');
}

/**
 * What changed from one API to another, and the version number that must rise: `major` if code for the old one may fail
 * with the new one, `minor` if it only offers more.
 * @returns {{ bump: 'none' | 'minor' | 'major', changes: string[] }}
 */
export function compareApis(before, after) {
  const changes = [];
  const note = (isMajor, text) => changes.push({ isMajor, text });
  for (const [key, type] of Object.entries(before)) {
    const optional = `${key}?`;
    if (after[key] !== undefined) {
      if (after[key] !== type) note(!isWider(type, after[key]), `${key} changed`);
    } else if (after[optional] !== undefined) note(!isWider(type, after[optional]), `${key} is optional`);
    else note(true, `${key} is gone`);
  }
  for (const key of Object.keys(after)) {
    if (before[key] !== undefined || (key.endsWith('?') && before[key.slice(0, -1)] !== undefined)) continue;
    const [owner, member] = key.split('.');
    const isRequired = member !== undefined && !member.endsWith('?') && before[owner] !== undefined;
    note(isRequired, `${key} is new${isRequired ? ' and required' : ''}`);
  }
  const bump = changes.some(({ isMajor }) => isMajor) ? 'major' : changes.length > 0 ? 'minor' : 'none';
  return { bump, changes: changes.map(({ text }) => text) };
}

/** Whether every member of a union is in the other one. */
function isWider(type, other) {
  const members = (text) => text.replace(/^type /, '').split(' | ');
  const wider = new Set(members(other));
  return members(type).every((member) => wider.has(member));
}

function raised(version, bump) {
  const [major, minor] = version.split('.').map(Number);
  return bump === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

const { exports } = readJson(join(import.meta.dirname, '../package.json'));

/** The modules whose API is no longer the accepted one, with the version they need. */
export function changedApis() {
  return Object.entries(accepted).flatMap(([name, { version, api }]) => {
    const now = readApi(join(import.meta.dirname, '..', exports[`./${name}`]));
    const { bump, changes } = compareApis(api, now);
    return bump === 'none' ? [] : [{ name, from: version, version: raised(version, bump), api: now, changes }];
  });
}

/** Throws an error that says what changed and what to do, unless every shared module has the API of its version. */
export function checkSharedApis() {
  const changed = changedApis();
  if (changed.length === 0) return;
  throw new Error(
    [
      'The API of shared modules changed and their versions did not:',
      ...changed.map(describeChange),
      'Other parts of the product may run with another version of them. To accept the new versions:',
      '  pnpm shared-versions --write',
    ].join('\n'),
  );
}

export function describeChange({ name, from, version, changes }) {
  const more = changes.length > maxNamed ? ` and ${changes.length - maxNamed} more` : '';
  return `  @back-office/shared/${name} ${from} → ${version}: ${changes.slice(0, maxNamed).join(', ')}${more}`;
}

const maxNamed = 6;

/** Writes the new APIs and versions. `contract.ts` states its version itself, because rows and hosts compare it. */
export function acceptApis(changed) {
  const next = { ...accepted };
  for (const { name, version, api } of changed) next[name] = { version, api };
  writeFileSync(acceptedFile, `${JSON.stringify(next, null, 2)}\n`);
  const contract = changed.find(({ name }) => name === 'contract');
  if (!contract) return;
  const file = join(import.meta.dirname, '../src/contract/contract.ts');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(/contractVersion = '[^']+'/, `contractVersion = '${contract.version}'`));
}
