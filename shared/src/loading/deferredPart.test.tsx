import { act, screen, waitFor } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { deferredPart } from './deferredPart';

interface PartProps {
  readonly onPress: () => void;
}

function RealPart({ onPress }: PartProps) {
  return <button onClick={onPress}>real</button>;
}

/** Code that loads, or fails to load, when the test says so. */
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

test('the placeholder is shown without loading the code', () => {
  const { load, asked } = code();
  const Part = deferredPart(load);
  renderInArea(<Part placeholder={<button>placeholder</button>} onPress={() => undefined} />);
  expect(screen.getByRole('button', { name: 'placeholder' })).toBeVisible();
  expect(asked()).toBe(0);
});

test('a press on the placeholder is repeated on the part', async () => {
  const { load, arrive } = code();
  const Part = deferredPart(load);
  const onPress = jest.fn();
  const { user } = renderInArea(<Part placeholder={<button>placeholder</button>} onPress={onPress} />);
  await user.click(screen.getByRole('button', { name: 'placeholder' }));
  expect(onPress).not.toHaveBeenCalled();
  await arrive();
  expect(await screen.findByRole('button', { name: 'real' })).toHaveFocus();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a pointer press is repeated with a click count, so that react-aria does not take it for a screen reader’s', async () => {
  const { load, arrive } = code();
  const Part = deferredPart(load);
  const onClick = jest.fn((event: MouseEvent) => event.detail);
  const { user } = renderInArea(<Part placeholder={<button>placeholder</button>} onPress={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'placeholder' }));
  document.addEventListener('click', onClick);
  await arrive();
  await waitFor(() => expect(onClick).toHaveReturnedWith(1));
  document.removeEventListener('click', onClick);
});

test('code that loads between press and release does not swallow the click', async () => {
  const { load, arrive } = code();
  const Part = deferredPart(load);
  const onPress = jest.fn();
  const { user } = renderInArea(<Part placeholder={<button>placeholder</button>} onPress={onPress} />);
  const placeholder = screen.getByRole('button', { name: 'placeholder' });
  await user.pointer({ keys: '[MouseLeft>]', target: placeholder });
  await arrive();
  await user.pointer({ keys: '[/MouseLeft]', target: placeholder });
  expect(await screen.findByRole('button', { name: 'real' })).toHaveFocus();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('the focus moves to the part without a press', async () => {
  const { load, arrive } = code();
  const Part = deferredPart(load);
  const onPress = jest.fn();
  const { user } = renderInArea(<Part placeholder={<button>placeholder</button>} onPress={onPress} />);
  await user.tab();
  await arrive();
  expect(screen.getByRole('button', { name: 'real' })).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
});

test('a failure is reported, and the next press loads the code again', async () => {
  const { load, fail, arrive, asked } = code();
  const Part = deferredPart(load);
  const onPress = jest.fn();
  const { user } = renderInArea(<Part placeholder={<button>placeholder</button>} onPress={onPress} />);
  await user.click(screen.getByRole('button', { name: 'placeholder' }));
  await fail();
  expect(screen.getByText('This could not be loaded. Check the connection and try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'placeholder' }));
  await arrive();
  expect(asked()).toBe(2);
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
});

test('a part without a placeholder calls onFailed when its code cannot be loaded', async () => {
  const { load, fail } = code();
  const Part = deferredPart(load);
  const onFailed = jest.fn();
  renderInArea(<Part onFailed={onFailed} onPress={() => undefined} />);
  await fail();
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('a part of a row replaces its placeholder when touched, until the row shows another item', async () => {
  const { load, arrive } = code();
  const Part = deferredPart(load);
  void Part.preload();
  await arrive();
  const of = (row: string) => (
    <Part itemKey={row} placeholder={<button>placeholder</button>} onPress={() => undefined} />
  );
  const { user, rerender } = renderInArea(of('a'));
  expect(screen.getByRole('button', { name: 'placeholder' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('button', { name: 'real' })).toHaveFocus();
  rerender(of('b'));
  expect(screen.getByRole('button', { name: 'placeholder' })).not.toHaveFocus();
});
