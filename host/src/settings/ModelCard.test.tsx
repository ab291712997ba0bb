import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '@back-office/shared/testing';
import { fakeSource, registryOf } from '../testing/fakeSource';
import { renderShell, setPhone } from '../testing/renderShell';

const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const key = 'back-office:assistant-model';
const answered = async () => new Response('{"choices":[]}');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setPhone(false);
  send.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(send);
});
afterEach(() => jest.restoreAllMocks());

async function openDialog() {
  const { user } = renderShell('/settings', { source: fakeSource({ rows: async () => registryOf() }) });
  const section = await screen.findByRole('region', { name: 'Assistant' });
  await user.click(within(section).getByRole('button', { name: 'Connect a model' }));
  const dialog = await screen.findByRole('dialog', { name: 'Connect a model' });
  const type = (name: string, text: string) => fill(user, within(dialog).getByLabelText(name), text);
  const turnOn = () => user.click(within(dialog).getByRole('button', { name: 'Turn on' }));
  return { user, section, dialog, type, turnOn };
}

test('a model is off at first, and turned on after what is sent was shown and the connection was tried', async () => {
  send.mockImplementation(answered);
  const { user, section, dialog, type, turnOn } = await openDialog();
  expect(section).toHaveTextContent('Replies are worked out on this device, and nothing is sent.');
  expect(dialog).toHaveTextContent('What leaves this device');
  await type('Address of the model', 'localhost:8080/v1/chat/completions');
  await type('Name of the model', 'llama');
  await type('Key', 'secret');
  await turnOn();
  expect(await within(section).findByText('http://localhost:8080/v1')).toBeInTheDocument();
  expect(section).toHaveTextContent('KeyUntil this tab is closed');
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe('http://localhost:8080/v1/chat/completions');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret');

  await user.click(within(section).getByRole('button', { name: 'Turn off' }));
  await within(section).findByRole('button', { name: 'Connect a model' });
  await waitFor(() => expect(JSON.parse(localStorage.getItem(key) ?? '{}')).toMatchObject({ isOn: false }));
  expect(sessionStorage.getItem(`${key}-key`)).toBeNull();
});

test('the key is kept on the device if that is asked for', async () => {
  send.mockImplementation(answered);
  const { user, section, dialog, type, turnOn } = await openDialog();
  await type('Address of the model', 'https://llm.example/v1');
  await type('Name of the model', 'm');
  await type('Key', 'secret');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Keep the key on this device' }));
  await turnOn();
  await within(section).findByText('Kept on this device');
  expect(localStorage.getItem(`${key}-key`)).toBe('secret');
});

test('a model that cannot be asked is not turned on, and the dialog says why', async () => {
  const { dialog, type, turnOn } = await openDialog();
  await type('Address of the model', 'https://llm.example/v1');
  await type('Name of the model', 'm');
  for (const [answer, said] of [
    [async () => new Response('', { status: 401 }), 'The model does not accept this key.'],
    [async () => new Response('', { status: 404 }), 'It often ends with /v1.'],
    [async () => new Response('<html>'), 'is not a language model that answers as OpenAI’s do'],
    [async () => Promise.reject(new TypeError('Failed to fetch')), 'The model cannot be reached.'],
  ] as const) {
    send.mockImplementation(answer);
    await turnOn();
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(said));
  }
  expect(localStorage.getItem(key)).toBeNull();
});

test('an address that is missing or not safe is refused before anything is sent', async () => {
  const { dialog, type, turnOn } = await openDialog();
  await type('Name of the model', 'm');
  await turnOn();
  expect(dialog).toHaveTextContent('Enter the address of the model.');
  await type('Address of the model', 'http://llm.example');
  await turnOn();
  expect(dialog).toHaveTextContent('so that nobody on the way reads your figures');
  expect(send).not.toHaveBeenCalled();
});
