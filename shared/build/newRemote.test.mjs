import { declarationOf, remoteFiles } from './newRemote.mjs';

const apps = [
  { name: 'host', port: 4300 },
  { name: 'one', port: 4301 },
  { name: 'two', port: 4304 },
];

test('a new remote has the next port, one path and one menu item', () => {
  expect(declarationOf(apps, { name: 'gift-cards' })).toEqual({
    name: 'gift-cards',
    title: 'Gift cards',
    port: 4305,
    routes: ['/gift-cards'],
    slots: [],
    figures: [],
    menu: [{ label: 'Gift cards', path: '/gift-cards', icon: 'star' }],
  });
});

test('title and path can be chosen', () => {
  const declared = declarationOf(apps, { name: 'pay', title: 'Payroll', path: '/staff/payroll' });
  expect(declared).toMatchObject({ title: 'Payroll', routes: ['/staff/payroll'] });
});

test.each([
  [{ name: undefined }, '"undefined" is not a name for a remote.'],
  [{ name: 'Gift' }, '"Gift" is not a name for a remote.'],
  [{ name: '../gift' }, '"../gift" is not a name for a remote.'],
  [{ name: 'gift-' }, '"gift-" is not a name for a remote.'],
  [{ name: 'shared' }, '"shared" is another folder of the workspace'],
  [{ name: 'gift', title: 'The "best"' }, '"The "best"" is not a title.'],
  [{ name: 'site' }, '"site" is another folder of'],
  [{ name: 'gift', title: '  ' }, '"  " is not a title.'],
  [{ name: 'gift', title: 'Two\nlines' }, 'is not a title.'],
  [{ name: 'gift', path: 'gift' }, '"gift" is not a path.'],
  [{ name: 'gift', path: '/' }, '"/" is not a path.'],
  [{ name: 'gift', path: '/gift/:id' }, '"/gift/:id" is not a path.'],
])('%j is refused', (wanted, message) => {
  expect(() => declarationOf(apps, wanted)).toThrow(message);
});

test('the written declaration is the one that was checked, and an apostrophe stays whole', () => {
  const declared = declarationOf(apps, { name: 'gift-cards', title: "Maya's gifts" });
  const files = remoteFiles(declared);
  expect(JSON.parse(files['area.json'])).toEqual(declared);
  expect(JSON.parse(files['package.json']).name).toBe('@back-office/gift-cards');
  expect(files['src/public/routes.test.tsx']).toContain(`"Maya's gifts"`);
  expect(Object.keys(files)).toContain('src/features/gift-cards/screens/GiftCardsScreen.tsx');
});
