import { loadEntry } from './entryScript';

const entry = { url: 'http://localhost:4301/1/remoteEntry.js', container: 'reports_1', integrity: 'sha384-abc' };

function scriptOnPage(): HTMLScriptElement {
  const script = document.head.querySelector('script');
  if (!script) throw new Error('no script was added');
  return script;
}

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, entry.container);
});

test('the script is requested with its hash and without credentials', () => {
  void loadEntry(entry);
  expect(scriptOnPage()).toMatchObject({ src: entry.url, crossOrigin: 'anonymous', integrity: 'sha384-abc' });
});

test('it resolves when the container exists', async () => {
  const loading = loadEntry(entry);
  const script = scriptOnPage();
  Reflect.set(window, entry.container, { init: () => undefined, get: () => undefined });
  script.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
  expect(script.isConnected).toBe(false);
});

test('a missing or damaged file is AREA-004', async () => {
  const loading = loadEntry(entry);
  scriptOnPage().dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({ code: 'AREA-004' });
});

test('an entry without a container is AREA-005', async () => {
  const loading = loadEntry(entry);
  scriptOnPage().dispatchEvent(new Event('load'));
  await expect(loading).rejects.toMatchObject({ code: 'AREA-005' });
});

test('an entry that throws is AREA-005 and says what was thrown', async () => {
  const loading = loadEntry(entry);
  window.dispatchEvent(new ErrorEvent('error', { filename: entry.url, message: 'boom' }));
  scriptOnPage().dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow(/AREA-005.*boom/);
});
