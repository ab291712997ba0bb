import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInArea } from '../../testing/testing';
import { Tooltip } from './Tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(anchor = <button>Staff</button>) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return renderInArea(
    <>
      <Tooltip text="Not available yet">{anchor}</Tooltip>
      <button>Next</button>
    </>,
    { user },
  );
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('it appears after the pointer rests on the anchor and disappears when it leaves', async () => {
  const { user } = open();
  await user.hover(screen.getByRole('button', { name: 'Staff' }));
  wait(300);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  wait(200);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Not available yet');
  await user.unhover(screen.getByRole('button', { name: 'Staff' }));
  wait(200);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('it stays while the pointer moves onto it', async () => {
  const { user } = open();
  await user.hover(screen.getByRole('button', { name: 'Staff' }));
  wait(500);
  await user.hover(screen.getByRole('tooltip'));
  wait(1000);
  expect(screen.getByRole('tooltip')).toBeVisible();
});

test('keyboard focus shows it at once; Escape and moving the focus hide it', async () => {
  const { user } = open();
  await user.tab();
  expect(screen.getByRole('tooltip')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await user.tab();
  await user.tab({ shift: true });
  expect(screen.getByRole('tooltip')).toBeVisible();
  await user.tab();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('a press hides it', async () => {
  const { user } = open();
  await user.hover(screen.getByRole('button', { name: 'Staff' }));
  wait(500);
  await user.click(screen.getByRole('button', { name: 'Staff' }));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('it stays hidden while the anchor has an overlay open', async () => {
  const { user } = open(<button aria-expanded="true">Staff</button>);
  await user.hover(screen.getByRole('button', { name: 'Staff' }));
  wait(1000);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('it is added to an existing description', () => {
  open(
    <button aria-describedby="more">
      Staff<span id="more">Two people</span>
    </button>,
  );
  expect(screen.getByRole('button', { name: /Staff/ })).toHaveAccessibleDescription('Two people Not available yet');
});

test('pressing an unavailable control shows the reason at once', async () => {
  const { user } = open(<button aria-disabled="true">Staff</button>);
  await user.click(screen.getByRole('button', { name: 'Staff' }));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Not available yet');
});

test('with showsOnPress a touch shows it, and one elsewhere hides it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderInArea(
    <>
      <Tooltip text="Net Sales = Gross - Refunds" showsOnPress>
        <button>Net sales</button>
      </Tooltip>
      <p>Elsewhere</p>
    </>,
    { user },
  );
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Net sales' }) });
  wait(1000);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Net Sales = Gross - Refunds');
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('Elsewhere') });
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
