import { screen } from '@testing-library/react';
import { renderInArea } from '../testing/testing';
import type { Outcome } from './editLock';
import { useAnnounceEdit } from './useAnnounceEdit';

const full: Outcome = { ok: false, reason: 'full', message: 'The storage is full.' };
const done = (undo: () => Promise<Outcome>, changed = 1): Outcome => ({ ok: true, changed, undo });

function Editor({ edit }: { readonly edit: () => Promise<Outcome> }) {
  const announce = useAnnounceEdit();
  return <button onClick={() => void announce(edit(), (changed) => `${changed} deleted`)}>Delete</button>;
}

async function afterEdit(edit: () => Promise<Outcome>) {
  const { user } = renderInArea(<Editor edit={edit} />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  return user;
}

test('an edit is announced with Undo, once', async () => {
  const undo = jest.fn(async (): Promise<Outcome> => done(undo));
  const user = await afterEdit(async () => done(undo, 2));
  expect(await screen.findByText('2 deleted')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('an edit that changed nothing has nothing to undo, and a refused one says why', async () => {
  await afterEdit(async () => done(async () => full, 0));
  expect(await screen.findByText('0 deleted')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a refused edit says why', async () => {
  await afterEdit(async () => full);
  expect(await screen.findByText('The storage is full.')).toBeInTheDocument();
});

test('an Undo that is refused can be tried again until it succeeds', async () => {
  const undo = jest.fn(async (): Promise<Outcome> => full);
  const user = await afterEdit(async () => done(undo));
  for (let tries = 1; tries <= 2; tries += 1) {
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The storage is full.')).toBeInTheDocument();
  }
  undo.mockImplementation(async () => done(undo));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
