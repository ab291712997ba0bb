import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames, owners } from './routes';

const workspace = join(__dirname, '../../..');

test.each(areaNames)('the manifest of %s names the prefixes it owns', (name) => {
  const manifest = JSON.parse(readFileSync(join(workspace, `remote-${name}/package.json`), 'utf8'));
  expect(manifest.area).toMatchObject({ name, routes: owners[name] });
});
