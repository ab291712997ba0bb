import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { sampleShop } from '../shop/shopRecord';
import { renderInArea } from '../testing/testing';
import { Badge } from './Badge';
import { Button } from './Button';
import { Card } from './Card';
import { EmptyState } from './EmptyState';
import { FailurePanel } from './FailurePanel';
import { Notice } from './Notice';
import { ProgressBar } from './ProgressBar';
import { Screen } from './Screen';
import { SelectionBar } from './SelectionBar';
import { SkeletonRows } from './Skeleton';

describe('a screen', () => {
  const screenOfItems = (
    <Screen
      title="Items"
      context="13 active items"
      actions={<Button>Create item</Button>}
      tag={<Badge tone="accent">Beta</Badge>}
    >
      content
    </Screen>
  );

  test('has one heading and sets the document title', () => {
    renderInArea(screenOfItems);
    expect(screen.getByRole('heading', { level: 1, name: 'Items' })).toBeInTheDocument();
    expect(screen.getByText('13 active items')).toBeInTheDocument();
    expect(document.title).toBe('Items · Back Office');
  });

  test('shown inside another screen, its heading is not of the first level', () => {
    renderInArea(
      <Screen title="Items" headingLevel={2}>
        content
      </Screen>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Items' })).toBeInTheDocument();
  });

  test('in a shop of the merchant, it names the shop on paper and in the document title', () => {
    const { unmount } = renderInArea(screenOfItems);
    expect(screen.queryByText('Corner Bakery')).not.toBeInTheDocument();
    unmount();
    const shop = { ...sampleShop, id: 'bakery-k3f1', name: 'Corner Bakery', source: 'browser' } as const;
    renderInArea(screenOfItems, { services: { shop } });
    expect(screen.getByText('Corner Bakery')).not.toBeVisible();
    expect(document.title).toBe('Items · Corner Bakery · Back Office');
  });

  test('embedded, it does not change the document title', () => {
    document.title = 'My shop';
    renderInArea(screenOfItems, { services: { isEmbedded: true } });
    expect(document.title).toBe('My shop');
  });
});

describe('a failure panel', () => {
  const panel = (isRetrying = false, onRetry = jest.fn()) => (
    <FailurePanel
      title="Reports could not be loaded"
      cause="No answer."
      code="AREA-003"
      onRetry={onRetry}
      isRetrying={isRetrying}
      home="/"
    />
  );

  test('takes the focus, alerts with its message alone, and has controls and code beside it', () => {
    renderInArea(panel());
    const group = screen.getByRole('group', { name: 'Reports could not be loaded' });
    expect(group).toHaveFocus();
    expect(group).toHaveTextContent('Reports could not be loadedNo answer.RetryHomeAREA-003');
    expect(screen.getByRole('alert').textContent).toBe('Reports could not be loadedNo answer.');
  });

  test.each([
    ['field', <input key="field" autoFocus />],
    [
      'menu or dialog',
      <div key="dialog" role="dialog">
        <button autoFocus />
      </div>,
    ],
  ])('leaves the focus in a %s that the merchant is in', (_, inUse) => {
    const { rerender } = renderInArea(
      <>
        {inUse}
        {undefined}
      </>,
    );
    const focused = document.activeElement;
    expect(focused).not.toBe(document.body);
    rerender(
      <>
        {inUse}
        {panel()}
      </>,
    );
    expect(focused).toHaveFocus();
  });

  test('is silent while a retry runs and alerts again when it failed', () => {
    const { rerender } = renderInArea(panel());
    const first = screen.getByRole('alert');
    rerender(panel(true));
    expect(screen.getByRole('alert')).toBe(first);
    rerender(panel(false));
    // A live region is announced again only if it is inserted again.
    expect(screen.getByRole('alert')).not.toBe(first);
    expect(screen.getByRole('group')).toHaveFocus();
  });

  test('retries once at a time and links to the home page', async () => {
    const onRetry = jest.fn();
    const { user, rerender } = renderInArea(panel(false, onRetry), { path: '/reports' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    rerender(panel(true, onRetry));
    await user.click(screen.getByRole('button', { name: 'Retrying' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  test('without onRetry it has no Retry button', () => {
    renderInArea(<FailurePanel title="Gone" cause="Removed." />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('skeleton rows', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('take their space at once and become visible after 200 ms', () => {
    renderInArea(<SkeletonRows rows={2} columns={3} />);
    const loading = screen.getByRole('status', { name: 'Loading' });
    expect(loading.children).toHaveLength(2);
    expect(loading.firstElementChild).not.toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    expect(loading.firstElementChild).toBeVisible();
  });
});

test.each([
  [0, '0'],
  [0.554, '55'],
  [1, '100'],
  [1.2, '100'],
  [-1, '0'],
])('progress %d is announced as %s percent', (value, percent) => {
  renderInArea(<ProgressBar label="Generating 4 reports" value={value} />);
  expect(screen.getByRole('progressbar', { name: 'Generating 4 reports' })).toHaveAttribute('aria-valuenow', percent);
});

test('indeterminate progress has no value and can be canceled', async () => {
  const onCancel = jest.fn();
  const { user } = renderInArea(<ProgressBar label="Reading the file" onCancel={onCancel} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test.each([
  ['info', 'note'],
  ['notice', 'note'],
  ['negative', 'alert'],
] as const)('a notice of tone %s is a %s', (tone, role) => {
  renderInArea(<Notice tone={tone}>File size exceeds 50MB limit</Notice>);
  expect(screen.getByRole(role)).toHaveTextContent('File size exceeds 50MB limit');
});

test('a notice has a Dismiss button only with onDismiss', async () => {
  const onDismiss = jest.fn();
  const { user, rerender } = renderInArea(<Notice tone="info">Offer</Notice>);
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  rerender(
    <Notice tone="info" onDismiss={onDismiss}>
      Offer
    </Notice>,
  );
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('dismissing a notice moves the focus to what follows', async () => {
  function Page() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <Button>Before</Button>
        {isShown && (
          <Notice tone="info" onDismiss={() => setShown(false)}>
            Offer
          </Notice>
        )}
        <Button>After</Button>
      </>
    );
  }
  const { user } = renderInArea(<Page />);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'After' })).toHaveFocus());
});

test('an empty state is quiet, a failed list is an alert', () => {
  renderInArea(
    <>
      <EmptyState title="No items yet" hint="Create your first item." actions={<Button>Create item</Button>} />
      <EmptyState tone="negative" title="The items could not be read" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The items could not be read');
  expect(screen.getByRole('button', { name: 'Create item' })).toBeInTheDocument();
});

test('a card with a title is a named region', () => {
  renderInArea(<Card title="Key Metrics" scope="vs. Prior Friday" children="$0.00" />);
  expect(screen.getByRole('region', { name: 'Key Metrics' })).toHaveTextContent('vs. Prior Friday');
});

describe('a selection bar', () => {
  test('counts the selected rows and those that the filters hide', async () => {
    const onClear = jest.fn();
    const { user } = renderInArea(
      <SelectionBar count={1234} hidden={2} onClear={onClear}>
        <Button variant="ghost">Delete</Button>
      </SelectionBar>,
    );
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent('1,234 selected2 hidden by the filter');
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(onClear).toHaveBeenCalledTimes(1);
  });

  test('does not mention hidden rows when there are none', () => {
    renderInArea(<SelectionBar count={1} onClear={() => undefined} children={null} />);
    expect(screen.queryByText(/hidden/)).not.toBeInTheDocument();
  });
});
