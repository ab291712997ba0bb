import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSharedApis, compareApis, readApi } from './sharedApi.mjs';

test('every shared module has the API of its version', () => {
  expect(checkSharedApis).not.toThrow();
});

const api = {
  Button: '(ButtonProps) => inferred',
  ButtonProps: 'interface',
  'ButtonProps.label': 'string',
  'ButtonProps.size?': "'small' | 'large'",
  Tone: "type 'plain' | 'loud'",
};
const without = (key) => Object.fromEntries(Object.entries(api).filter(([each]) => each !== key));

test.each([
  ['nothing', api, 'none', []],
  ['a new export', { ...api, Card: '() => inferred' }, 'minor', ['Card is new']],
  ['an export less', without('Button'), 'major', ['Button is gone']],
  [
    'a renamed export',
    { ...without('Button'), PushButton: api.Button },
    'major',
    ['Button is gone', 'PushButton is new'],
  ],
  ['a new optional prop', { ...api, 'ButtonProps.icon?': 'ReactNode' }, 'minor', ['ButtonProps.icon? is new']],
  [
    'a new required prop',
    { ...api, 'ButtonProps.icon': 'ReactNode' },
    'major',
    ['ButtonProps.icon is new and required'],
  ],
  [
    'a new component with props',
    { ...api, CardProps: 'interface', 'CardProps.title': 'string' },
    'minor',
    ['CardProps is new', 'CardProps.title is new'],
  ],
  ['a prop less', without('ButtonProps.size?'), 'major', ['ButtonProps.size? is gone']],
  [
    'a prop that became optional',
    { ...without('ButtonProps.label'), 'ButtonProps.label?': 'string' },
    'minor',
    ['ButtonProps.label is optional'],
  ],
  [
    'a prop that became required',
    { ...without('ButtonProps.size?'), 'ButtonProps.size': "'small' | 'large'" },
    'major',
    ['ButtonProps.size? is gone', 'ButtonProps.size is new and required'],
  ],
  ['one more choice', { ...api, Tone: "type 'plain' | 'loud' | 'soft'" }, 'minor', ['Tone changed']],
  ['one choice less', { ...api, 'ButtonProps.size?': "'small'" }, 'major', ['ButtonProps.size? changed']],
  ['another type', { ...api, 'ButtonProps.label': 'number' }, 'major', ['ButtonProps.label changed']],
])('%s', (_name, after, bump, changes) => {
  expect(compareApis(api, after)).toEqual({ bump, changes });
});

test('an API is read from the source, with the types that an exported type mentions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  const write = (name, text) => writeFileSync(join(folder, name), text);
  write(
    'kit.ts',
    "export { Box, Outlet, paths, type BoxProps } from './Box';\nexport const boxes = 3;\nexport { Link } from 'router';\n",
  );
  write(
    'Box.tsx',
    `import type { Side } from './side';
     import { Outlet as RouterOutlet } from 'router';
     interface Base { /** Its name. */ readonly label: string }
     export interface BoxProps extends Base { readonly side?: Side }
     export function Box({ label }: BoxProps) { return label; }
     export const own = 1;
     export const Outlet: typeof RouterOutlet = (props) => RouterOutlet(props);
     export const paths = { home: () => '/', items: '/items' } as const;`,
  );
  write('side.ts', "export type Side = 'left' | 'right';\n");
  expect(readApi(join(folder, 'kit.ts'))).toEqual({
    Box: '(BoxProps) => inferred',
    BoxProps: 'interface extends Base',
    Base: 'interface',
    'Base.label': 'string',
    'BoxProps.side?': 'Side',
    Side: "type 'left' | 'right'",
    boxes: 'const inferred',
    Link: 'const of router',
    Outlet: 'const of router',
    paths: 'const inferred',
    'paths[home]': 'member',
    'paths[items]': 'member',
  });
  rmSync(folder, { recursive: true });
});
