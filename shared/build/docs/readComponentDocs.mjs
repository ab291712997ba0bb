import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import docgen from 'react-docgen-typescript';
import ts from 'typescript';
import { readJson, workspaceRoot } from '../workspace.mjs';

const sharedFolder = join(workspaceRoot, 'shared');
const uiFolder = join(sharedFolder, 'src/ui');

/**
 * The documentation of every component that the given subpaths of `@back-office/shared` export, read from the source:
 * its comment, its file, and its props with type, default and comment. react-docgen-typescript finds the props.
 * Attributes that are passed to an element are left out unless they are required.
 * @param {readonly string[]} packages such as `@back-office/shared/ui`
 */
export function readComponentDocs(packages) {
  const entries = packages.map((name) => ({ name, file: entryFile(name) }));
  const program = createProgram(entries.map(({ file }) => file));
  const checker = program.getTypeChecker();
  const parser = docgen.withCompilerOptions(program.getCompilerOptions(), {
    shouldExtractLiteralValuesFromEnum: true,
    shouldExtractValuesFromUnion: true,
    skipChildrenPropWithoutDoc: false,
    propFilter: (prop) => prop.required || isOwn(prop),
  });
  return entries.flatMap(({ name, file }) =>
    exportedComponents(checker, program.getSourceFile(file)).map(({ component, declaration }) => {
      const source = declaration.getSourceFile().fileName;
      const found = parser.parseWithProgramProvider(source, () => program);
      const doc = found.find(({ displayName }) => displayName === component);
      if (!doc) throw new Error(`react-docgen-typescript finds no component ${component} in ${source}.`);
      const defaults = defaultsOf(declaration);
      return {
        name: component,
        importPath: name,
        file: relative(workspaceRoot, source).replaceAll('\\', '/'),
        description: plain(doc.description || propsComment(checker, declaration)),
        props: Object.values(doc.props)
          .map((prop) => describeProp(prop, defaults))
          .sort((a, b) => Number(b.required) - Number(a.required)),
      };
    }),
  );
}

/** A cache key that changes whenever a file of the UI kit does. */
export function docsKey() {
  const hash = createHash('sha256');
  for (const file of [...uiFiles(), import.meta.filename]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Every source file of the UI kit. A build in watch mode reads the documentation again when one changes. */
export function uiFiles(folder = uiFolder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return uiFiles(path);
    return /\.tsx?$/.test(name) && !name.includes('.test.') ? [path] : [];
  });
}

function entryFile(name) {
  const subpath = name.replace('@back-office/shared', '.');
  const target = readJson(join(sharedFolder, 'package.json')).exports[subpath];
  if (!target) throw new Error(`${name} is not a subpath of @back-office/shared.`);
  return join(sharedFolder, target);
}

function createProgram(files) {
  const { config } = ts.readConfigFile(join(sharedFolder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, sharedFolder);
  return ts.createProgram(files, { ...options, noEmit: true });
}

/** Exported values with a capitalized name, and their declarations. */
function exportedComponents(checker, file) {
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(file));
  return symbols.flatMap((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target.valueDeclaration;
    return declaration && /^[A-Z]/.test(symbol.name) ? [{ component: symbol.name, declaration }] : [];
  });
}

function isOwn(prop) {
  const places = prop.declarations ?? (prop.parent ? [prop.parent] : []);
  return places.some(({ fileName }) => !fileName.includes('node_modules'));
}

function describeProp({ name, type, required, description, defaultValue }, defaults) {
  const fallback = defaults[name] ?? defaultValue?.value;
  return {
    name,
    type: typeText(type),
    required,
    description: plain(description),
    ...(fallback === undefined || fallback === null ? {} : { default: String(fallback) }),
  };
}

/** Unions of literals list their values, without the `undefined` of optional props. */
function typeText({ name, raw, value }) {
  const members = name === 'enum' && Array.isArray(value) ? value.map((each) => each.value) : undefined;
  if (raw === 'boolean' || members?.join() === 'false,true') return 'boolean';
  const areLiterals = members?.every((member) => /^["\d-]|^undefined$/.test(member));
  const text = areLiterals ? members.filter((member) => member !== 'undefined').join(' | ') : (raw ?? name);
  return text
    .replace(/ \| undefined$/, '')
    .replace(/^\((\([^()]*\) => [^()]+)\)$/, '$1')
    .replace(', string | JSXElementConstructor<any>', '')
    .replace('ReactElement<unknown>', 'ReactElement')
    .replaceAll('"', "'");
}

/** The first paragraph of a comment in one line, links as code. */
function plain(comment) {
  const [paragraph = ''] = comment.split(/\n\s*\n/);
  return paragraph
    .replace(/\{@link\s+([^}\s]+)\s*\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .replace(/:$/, '.')
    .trim();
}

/**
 * Defaults as written in `({ size = 'small' })` or in `const { size = 'small' } = props`, which the library does not
 * read. Defaults that name a constant are left to the library.
 */
function defaultsOf(declaration) {
  const parameter = ts.isFunctionDeclaration(declaration) ? declaration.parameters[0] : undefined;
  if (!parameter) return {};
  const patterns = ts.isIdentifier(parameter.name) ? takenFrom(parameter.name.text, declaration) : [parameter.name];
  const written = patterns
    .flatMap(({ elements }) => elements)
    .filter(({ initializer }) => initializer && !ts.isIdentifier(initializer));
  return Object.fromEntries(
    written.map(({ propertyName, name, initializer }) => [(propertyName ?? name).getText(), initializer.getText()]),
  );
}

function takenFrom(props, declaration) {
  return (declaration.body?.statements ?? [])
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ name, initializer }) => ts.isObjectBindingPattern(name) && initializer?.getText() === props)
    .map(({ name }) => name);
}

/** The comment of the props type, for a component without one. */
function propsComment(checker, declaration) {
  const parameter = ts.isFunctionDeclaration(declaration) ? declaration.parameters[0] : undefined;
  if (!parameter) return '';
  const type = checker.getTypeAtLocation(parameter);
  const symbol = type.aliasSymbol ?? type.symbol;
  return symbol ? ts.displayPartsToString(symbol.getDocumentationComment(checker)) : '';
}
