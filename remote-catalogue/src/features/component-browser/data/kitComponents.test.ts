import ts from 'typescript';
import * as core from '@back-office/shared/ui';
import * as charts from '@back-office/shared/ui/charts';
import * as choices from '@back-office/shared/ui/choices';
import * as dates from '@back-office/shared/ui/dates';
import * as dialogs from '@back-office/shared/ui/dialogs';
import * as forms from '@back-office/shared/ui/forms';
import * as table from '@back-office/shared/ui/table';
import { componentCategories, popularComponents } from '../domain/componentBrowser';
import { chartPreviews } from '../screens/previews/chartPreviews';
import { choicesPreviews } from '../screens/previews/choicesPreviews';
import { corePreviews } from '../screens/previews/corePreviews';
import { datePreviews } from '../screens/previews/datePreviews';
import { taskPreviews } from '../screens/previews/taskPreviews';
import { formPreviews } from '../screens/previews/formPreviews';
import type { Preview } from '../screens/previews/preview';
import { tablePreviews } from '../screens/previews/tablePreviews';
import { kitComponents } from './componentMetadata';

const named = (name: string) => kitComponents.find((component) => component.name === name);
const propOf = (component: string, name: string) => named(component)?.props.find((prop) => prop.name === name);

const subpaths = {
  '@back-office/shared/ui': { exports: core, previews: corePreviews },
  '@back-office/shared/ui/charts': { exports: charts, previews: chartPreviews },
  '@back-office/shared/ui/choices': { exports: choices, previews: choicesPreviews },
  '@back-office/shared/ui/dates': { exports: dates, previews: datePreviews },
  '@back-office/shared/ui/dialogs': { exports: dialogs, previews: taskPreviews },
  '@back-office/shared/ui/forms': { exports: forms, previews: formPreviews },
  '@back-office/shared/ui/table': { exports: table, previews: tablePreviews },
};

describe.each(Object.entries(subpaths))('%s', (importPath, { exports, previews }) => {
  // The bases of overlays and fields are not listed.
  const exported = Object.keys(exports).filter(
    (name) => /^[A-Z]/.test(name) && !/^(Field|Modal|SearchInput|TooltipBubble)/.test(name),
  );

  test('every exported component is listed', () => {
    const listed = kitComponents.filter((component) => component.importPath === importPath);
    expect(listed.map(({ name }) => name).sort()).toEqual(exported.sort());
  });

  test('every exported component has previews, and only states are inert', () => {
    expect(Object.keys(previews).sort()).toEqual(exported.sort());
    for (const [name, { states, inert = [] }] of Object.entries<Preview>(previews)) {
      const labels = Object.keys(states).filter(Boolean);
      expect([name, labels.length]).not.toEqual([name, 0]);
      expect([name, labels]).toEqual([name, expect.arrayContaining([...inert])]);
    }
  });
});

test.each(kitComponents)('$name has a description, tags, a category and its file', (component) => {
  expect(component.description).toMatch(/^\S.*[.!?]$/s);
  expect(component.tags.length).toBeGreaterThan(0);
  expect(componentCategories).toContain(component.category);
  expect(component.file).toMatch(/^shared\/src\/ui\/.+\.tsx$/);
});

test.each(kitComponents)('every prop of $name has a description', ({ props }) => {
  expect(props.filter(({ description }) => !/\S/.test(description ?? '')).map(({ name }) => name)).toEqual([]);
});

test('the popular components are the first five matches', () => {
  expect(popularComponents(kitComponents).map(({ name }) => name)).toEqual([
    'Button',
    'ButtonLink',
    'Card',
    'IconButton',
    'Table',
  ]);
});

describe('props are read from the source', () => {
  test('with type, default, description and whether they are required', () => {
    expect(propOf('Button', 'isBusy')).toEqual({
      name: 'isBusy',
      type: 'boolean',
      required: false,
      default: 'false',
      description: expect.stringContaining('The action is running'),
    });
    expect(propOf('Card', 'children')).toMatchObject({ type: 'ReactNode', required: true });
    expect(propOf('Tooltip', 'side')).toMatchObject({ default: "'top'", required: false });
    expect(propOf('Badge', 'tone')?.type).toContain("'positive' | 'negative'");
    expect(propOf('Table', 'rows')?.type).toBe('readonly (Row | undefined)[]');
  });

  test('required props first, without those that are only passed to the element', () => {
    const required = named('ConfirmDialog')?.props.map((prop) => prop.required);
    expect(required).toEqual([...(required ?? [])].sort((a, b) => Number(b) - Number(a)));
    expect(propOf('Button', 'onClick')).toBeUndefined();
    expect(propOf('ButtonLink', 'to')).toMatchObject({ required: true });
  });
});

test.each(kitComponents)('the usage of $name is valid code with all required and no unknown props', (component) => {
  const { name, usage, props } = component;
  const { diagnostics } = ts.transpileModule(usage, { fileName: 'usage.tsx', reportDiagnostics: true });
  expect(diagnostics).toEqual([]);
  const given = new Set(attributesOf(usage, name));
  const required = props.filter((prop) => prop.required).map((prop) => prop.name);
  expect(required.filter((prop) => !given.has(prop))).toEqual([]);
  const known = new Set(['children', 'onClick', 'role', ...props.map((prop) => prop.name)]);
  expect([...given].filter((prop) => !known.has(prop))).toEqual([]);
});

/** The attributes of the first element, and `children` if it has content. */
function attributesOf(usage: string, name: string): readonly string[] {
  const file = ts.createSourceFile('usage.tsx', usage, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const [statement] = file.statements;
  const element = statement && ts.isExpressionStatement(statement) ? statement.expression : undefined;
  if (!element || !(ts.isJsxElement(element) || ts.isJsxSelfClosingElement(element)))
    throw new Error(`${usage} is not an element.`);
  const opening = ts.isJsxElement(element) ? element.openingElement : element;
  expect(opening.tagName.getText()).toBe(name);
  const attributes = opening.attributes.properties.map((attribute) => attribute.name?.getText() ?? '');
  return ts.isJsxElement(element) && element.children.length > 0 ? [...attributes, 'children'] : attributes;
}
