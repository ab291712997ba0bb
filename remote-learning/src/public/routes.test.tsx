import { useRoutes } from '@back-office/shared/router';
import { renderInArea } from '@back-office/shared/testing';
import { createArea } from './routes';

function AreaView() {
  return useRoutes([...createArea().routes]);
}

test('the list and a course are at their addresses', async () => {
  const view = renderInArea(<AreaView />, { path: '/education' });
  const [start] = await view.findAllByRole('link', { name: 'Start Module' });
  if (start) await view.user.click(start);
  expect(await view.findByRole('tablist', { name: 'Sections' })).toBeVisible();
});
