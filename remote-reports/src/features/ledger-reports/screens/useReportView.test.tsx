import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from '@back-office/shared/router';
import { menuReports, type MenuReport } from '../domain/menuReports';
import { controlsOf } from '../domain/reportView';
import { useReportView } from './ReportScreen';

const report = menuReports.find(({ title }) => title === 'Sales by category') as MenuReport;

function renderView() {
  const { result } = renderHook(() => ({ controls: useReportView(report), address: useLocation().search }), {
    wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter>,
  });
  return result;
}

test('a column pressed before the screen shows the chosen grouping keeps that choice', () => {
  const view = renderView();
  const [by] = controlsOf(report);
  const grouping = by?.choices[1];
  const { choose, sortBy } = view.current.controls;
  act(() => {
    if (by) choose(by, grouping ?? '');
    sortBy('net-sales');
  });
  expect(view.current.controls.choices['by']).toBe(grouping);
  expect(view.current.controls.view.sort).toEqual({ by: 'net-sales', isDescending: true });
});

test('a column pressed twice at once turns the order', () => {
  const view = renderView();
  const { sortBy } = view.current.controls;
  act(() => {
    sortBy('net-sales');
    sortBy('net-sales');
  });
  expect(view.current.controls.view.sort).toEqual({ by: 'net-sales', isDescending: false });
});
