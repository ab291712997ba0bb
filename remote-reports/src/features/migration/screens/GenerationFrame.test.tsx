import { screen, waitFor } from '@testing-library/react';
import { Screen } from '@back-office/shared/ui';
import { renderInArea } from '@back-office/shared/testing';
import { GenerationPlaceholder } from './GenerationFrame';

test('the placeholder can be dismissed for good without any other code, and the heading gets the focus', async () => {
  const open = () =>
    renderInArea(
      <Screen title="Sales summary">
        <GenerationPlaceholder />
      </Screen>,
    );
  const { user, unmount } = open();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('region', { name: 'Report migration' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Sales summary' })).toHaveFocus();
  unmount();
  await waitFor(() => expect(localStorage.getItem('back-office:dismissals')).toBe('["migration"]'));
  open();
  expect(screen.queryByRole('region', { name: 'Report migration' })).toBeNull();
});
