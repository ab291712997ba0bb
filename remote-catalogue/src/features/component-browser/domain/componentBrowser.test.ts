import {
  componentGroups,
  firstSentence,
  importLine,
  packageOf,
  popularComponents,
  searchComponents,
  type Component,
} from './componentBrowser';

function component(name: string, fields: Partial<Component> = {}): Component {
  return { name, description: '', tags: [], category: 'Actions', ...fields };
}

const names = (components: readonly Component[]) => components.map(({ name }) => name);

describe('Popular components', () => {
  test.each(['Button', 'Card', 'Input', 'Modal', 'Table'])('a name that contains %s is popular', (word) => {
    expect(names(popularComponents([component('Badge'), component(`Big${word}Part`)]))).toEqual([`Big${word}Part`]);
  });

  test('only the first five matches are popular', () => {
    const kit = ['Card', 'Kbd', 'IconButton', 'TableRow', 'TextInput', 'Modal', 'Table', 'Button'].map((name) =>
      component(name),
    );
    expect(names(popularComponents(kit))).toEqual(['Card', 'IconButton', 'TableRow', 'TextInput', 'Modal']);
  });

  test('matching is case-sensitive: Stable does not match Table', () => {
    expect(popularComponents([component('Stable'), component('Discard')])).toEqual([]);
  });
});

describe('the search', () => {
  const kit = [
    component('Popover', { description: 'A small dialog beside its button.', tags: ['floating'] }),
    component('Menu', { description: 'A list of actions.', tags: ['button', 'dropdown'] }),
    component('IconButton', { description: 'A square without text.' }),
    component('Badge', { description: 'A short state.' }),
  ];

  test('ranks matches in the name before tags, and tags before the description', () => {
    expect(names(searchComponents(kit, 'button'))).toEqual(['IconButton', 'Menu', 'Popover']);
  });

  test.each([
    ['SQUARE', ['IconButton']],
    ['dropdown', ['Menu']],
    ['  state  ', ['Badge']],
    ['dialog floating', ['Popover']],
    ['dialog square', []],
  ])('"%s" finds %j', (query, found) => {
    expect(names(searchComponents(kit, query))).toEqual(found);
  });

  test('an empty query returns all components in their order', () => {
    expect(searchComponents(kit, '  ')).toEqual(kit);
  });
});

test('components are grouped by category, without empty groups', () => {
  const kit = [
    component('Kbd', { category: 'Text' }),
    component('Menu'),
    component('Card', { category: 'Layout' }),
    component('Button'),
  ];
  expect(componentGroups(kit).map((group) => [group.category, names(group.components)])).toEqual([
    ['Actions', ['Menu', 'Button']],
    ['Layout', ['Card']],
    ['Text', ['Kbd']],
  ]);
});

test('the import line and the package follow from the import path', () => {
  const source = { name: 'Menu', importPath: '@back-office/shared/ui/choices' };
  expect(importLine(source)).toBe("import { Menu } from '@back-office/shared/ui/choices';");
  expect(packageOf(source.importPath)).toBe('@back-office/shared');
});

test.each([
  ['A key. As in a hint.', 'A key.'],
  ['Narrows a list, 3.5 at once. More.', 'Narrows a list, 3.5 at once.'],
  ['No full stop', 'No full stop'],
])('the first sentence of "%s" is "%s"', (comment, sentence) => expect(firstSentence(comment)).toBe(sentence));
