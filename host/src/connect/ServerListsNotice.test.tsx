import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { httpDocuments } from '@back-office/shared/ledger/http';
import { shopNamespace, type Shop } from '@back-office/shared/shop';
import { ToastProvider } from '@back-office/shared/ui';
import { PageShopProvider } from '../shops/pageShop';
import { bakery, pageOf } from '../testing/ownShop';
import { ServerCard } from './ServerCard';
import { ServerListsNotice } from './ServerListsNotice';

const pantry: Shop = {
  ...bakery,
  id: 'pantry-k3f1',
  name: 'Pantry',
  source: 'server',
  server: 'https://ledger.example',
};

let status: number;
let gate: Promise<void> | undefined;
const answer = async () => {
  await gate;
  return new Response(JSON.stringify({ documents: [] }), { status });
};
const open = () => httpDocuments({ url: 'https://ledger.example', fetch: answer, random: () => 0 });

function keepUnsent(list: string, count: number) {
  const edits = Array.from({ length: count }, (_, index) => ({ id: `edit-${index}`, operation: {} }));
  localStorage.setItem(`${shopNamespace(pantry)}:back-office:unsent:${list}`, JSON.stringify(edits));
}

beforeEach(() => {
  localStorage.clear();
  status = 200;
  gate = undefined;
});

test('changes that the server does not take are counted with the reason, until it takes them', async () => {
  keepUnsent('items', 2);
  const documents = open();
  render(<ServerListsNotice shop={pantry} documents={documents} isServerDown={false} />);
  status = 403;
  await act(() => documents.check());
  expect(screen.getByText(/does not allow/)).toHaveTextContent(
    '2 changes to items are in this browser only, until the server has them.',
  );
  localStorage.clear();
  let goOn = () => {};
  gate = new Promise((resolve) => (goOn = resolve));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try now' }));
  expect(screen.getByRole('button', { name: 'Try now' })).toHaveAttribute('aria-busy', 'true');
  status = 200;
  await act(async () => goOn());
  expect(screen.queryByText(/in this browser only/)).not.toBeInTheDocument();
});

test('changes of an earlier visit name the screen that sends them', async () => {
  keepUnsent('customReports', 1);
  const documents = open();
  render(<ServerListsNotice shop={pantry} documents={documents} isServerDown={false} />);
  await act(() => documents.check());
  expect(screen.getByText(/in this browser only/)).toHaveTextContent(
    '1 change to custom reports is in this browser only, until the server has it. Open Custom Reports to send it.',
  );
});

test('changes that another tab has sent are not counted any more', async () => {
  keepUnsent('customReports', 1);
  const documents = open();
  render(<ServerListsNotice shop={pantry} documents={documents} isServerDown={false} />);
  await act(() => documents.check());
  expect(screen.getByText(/in this browser only/)).toBeInTheDocument();
  const key = `${shopNamespace(pantry)}:back-office:unsent:customReports`;
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })));
  expect(screen.queryByText(/in this browser only/)).not.toBeInTheDocument();
});

test('changes to several conversations are counted together', async () => {
  keepUnsent('conversations:one', 2);
  keepUnsent('conversations:other', 1);
  const documents = open();
  render(<ServerListsNotice shop={pantry} documents={documents} isServerDown={false} />);
  await act(() => documents.check());
  expect(screen.getByText(/in this browser only/)).toHaveTextContent(
    '3 changes to conversations are in this browser only, until the server has them. Open the assistant to send them.',
  );
});

test.each([
  [200, 'everyone with an access token of this shop reads and edits the same'],
  [404, 'this server keeps sales alone'],
])('the settings say whether the server keeps lists (%i)', async (answered, text) => {
  status = answered;
  const documents = open();
  render(
    <PageShopProvider value={{ ...pageOf(pantry), documents }}>
      <ToastProvider>
        <ServerCard shop={pantry} />
      </ToastProvider>
    </PageShopProvider>,
  );
  expect(screen.getByText(/It has not answered so far/)).toBeInTheDocument();
  await act(() => documents.check());
  expect(screen.getByText(new RegExp(text))).toBeInTheDocument();
});
