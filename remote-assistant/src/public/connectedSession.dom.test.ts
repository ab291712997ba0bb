import 'fake-indexeddb/auto';
import { createTestDocuments } from '../../../shared/src/state/serverList/documents.testing';
import { pageSession } from './pageSession';

const context = { path: '/', language: 'en' };

async function until(isReached: () => boolean) {
  while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('what is asked in a connected shop is on its server, and on another machine', async () => {
  const server = createTestDocuments();
  const one = pageSession('here', { documents: server.connect().store });
  const id = (await one.ask('new', 'What are net sales?', context)) ?? '';
  await until(() => server.stored.has(`conversations:${id}`));
  const other = pageSession('there', { documents: server.connect().store });
  other.start();
  await until(() => other.state.get().summaries?.length === 1);
  expect(other.state.get().summaries?.[0]).toMatchObject({ id, title: 'What are net sales?' });
  one.close();
  other.close();
});
