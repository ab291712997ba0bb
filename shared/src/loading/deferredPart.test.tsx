import { act, screen, waitFor } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { deferredPart } from './deferredPart';

interface PartProps {
  readonly onPress: () => void;
}

function RealPart({ onPress }: PartProps) {
  return <button onClick={onPress}>real</button>;
}

/** Code that arrives, or fails to, when the test says so. */
function code() {
  let arrive = () => {};
  let fail = () => {};
  let asked = 0;
  const load = () => {
    asked += 1;
    return new Promise<typeof RealPart>((resolve, reject) => {
      arrive = () => resolve(RealPart);
      fail = () => reject(new Error('gone'));
    });
  };
  return { load, arrive: () => act(async () => arrive()), fail: () => act(async () => fail()), asked: () => asked };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('the stand-in shows without asking for the code', () => {
  const { load, asked } = code();
  const Part = deferredPart(load);
  renderInArea(<Part standIn={<button>stand-in</button>} onPress={() => undefined} />);
  expect(screen.getByRole('button', { name: 'stand-in' })).toBeVisible();
  expect(asked()).toBe(0);
});

test('a press on the stand-in is handed over to the real part', async () => {
  const { load, arrive } = code();
  const Part = deferredPart(load);
  const onPress = jest.fn();
  const { user } = renderInArea(<Part standIn={<button>stand-in</button>} onPress={onPress} />);
  await user.click(screen.getByRole('button', { name: 'stand-in' }));
  expect(onPress).not.toHaveBeenCalled();
  await arrive();
  expect(await screen.findByRole('button', { name: 'real' })).toHaveFocus();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a press by pointer is handed over as one, so that react-aria does not take it for a screen reader’s', async () => {
  const { load, arrive } = code();
  const Part = deferredPart(load);
  const onClick = jest.fn((event: MouseEvent) => event.detail);
  const { user } = renderInArea(<Part standIn={<button>stand-in</button>} onPress={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'stand-in' }));
  document.addEventListener('click', onClick);
  await arrive();
  await waitFor(() => expect(onClick).toHaveReturnedWith(1));
  document.removeEventListener('click', onClick);
});

test('code that arrives between press and release does not swallow the click', async () => {
  const { load, arrive } = code();
  const Part = deferredPart(load);
  const onPress = jest.fn();
  const { user } = renderInArea(<Part standIn={<button>stand-in</button>} onPress={onPress} />);
  const standIn = screen.getByRole('button', { name: 'stand-in' });
  await user.pointer({ keys: '[MouseLeft>]', target: standIn });
  await arrive();
  await user.pointer({ keys: '[/MouseLeft]', target: standIn });
  expect(await screen.findByRole('button', { name: 'real' })).toHaveFocus();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('the focus is handed over without a press', async () => {
  const { load, arrive } = code();
  const Part = deferredPart(load);
  const onPress = jest.fn();
  const { user } = renderInArea(<Part standIn={<button>stand-in</button>} onPress={onPress} />);
  await user.tab();
  await arrive();
  expect(screen.getByRole('button', { name: 'real' })).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
});

test('code that does not arrive is told, and asked for anew by the next press', async () => {
  const { load, fail, arrive, asked } = code();
  const Part = deferredPart(load);
  const onPress = jest.fn();
  const { user } = renderInArea(<Part standIn={<button>stand-in</button>} onPress={onPress} />);
  await user.click(screen.getByRole('button', { name: 'stand-in' }));
  await fail();
  expect(screen.getByText('This could not be loaded. Check the connection and try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'stand-in' }));
  await arrive();
  expect(asked()).toBe(2);
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
});

test('a part without a stand-in undoes what opened it when its code does not arrive', async () => {
  const { load, fail } = code();
  const Part = deferredPart(load);
  const onFailed = jest.fn();
  renderInArea(<Part onFailed={onFailed} onPress={() => undefined} />);
  await fail();
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('one among many comes when it is touched, and goes when its stand-in becomes another’s', async () => {
  const { load, arrive } = code();
  const Part = deferredPart(load);
  void Part.preload();
  await arrive();
  const of = (row: string) => <Part of={row} standIn={<button>stand-in</button>} onPress={() => undefined} />;
  const { user, rerender } = renderInArea(of('a'));
  expect(screen.getByRole('button', { name: 'stand-in' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('button', { name: 'real' })).toHaveFocus();
  rerender(of('b'));
  expect(screen.getByRole('button', { name: 'stand-in' })).not.toHaveFocus();
});
