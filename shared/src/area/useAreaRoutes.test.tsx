import { render, screen } from '@testing-library/react';
import { MemoryRouter, Outlet, useParams } from '@back-office/shared/router';
import { useAreaRoutes, wellFormedPath } from './useAreaRoutes';

const malformed = '%E0%A4%A';
const Course = () => <p>Course {useParams()['id']}</p>;
const Screens = () =>
  useAreaRoutes([
    {
      element: <Outlet />,
      children: [
        { path: '/', element: <p>Home</p> },
        { path: '/education/:id', element: <Course /> },
        { path: '*', element: <p>404 Not Found</p> },
      ],
    },
  ]);

afterEach(() => jest.restoreAllMocks());

test.each([
  [`/${malformed}`, '404 Not Found'],
  [`/education/${malformed}/`, `Course ${malformed}`],
  ['/education/100%', 'Course 100%'],
  [`/?search=${malformed}`, 'Home'],
  [`/#${malformed}`, 'Home'],
  ['/education/a%20b', 'Course a b'],
  ['/education/a%2Fb', 'Course a/b'],
])('%s shows "%s" and logs nothing', (address, text) => {
  const logged = (['log', 'warn', 'error'] as const).map((name) => jest.spyOn(console, name));
  render(
    <MemoryRouter initialEntries={[address]}>
      <Screens />
    </MemoryRouter>,
  );
  expect(screen.getByText(text)).toBeVisible();
  for (const log of logged) expect(log).not.toHaveBeenCalled();
});

test('a path that can be decoded stays as it is', () => {
  for (const path of ['/', '/items', '/a%2Fb/c%20d', '/%E2%82%AC']) expect(wellFormedPath(path)).toBe(path);
});
