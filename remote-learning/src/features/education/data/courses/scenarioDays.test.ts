import { weekday } from '@back-office/shared/format';
import { courses } from './courses';

const weekdays = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g;
const dates = /\b(June|July|August) (\d+)\b/g;
const months = { June: '06', July: '07', August: '08' } as const;

test('scenarios name only weekdays and dates on which something happens', async () => {
  const contents = await Promise.all(courses.map(({ load }) => load()));
  const scenarios = contents.flatMap(({ content }) =>
    Object.values(content.sections).flatMap((section) => section.scenarios ?? []),
  );
  expect(scenarios.length).toBeGreaterThanOrEqual(15);
  for (const { id, description, explanation, saleReportTime, paymentReportTime, events = [] } of scenarios) {
    const days = [saleReportTime, paymentReportTime, ...events.map(({ time }) => time)].map((time) =>
      time.slice(0, 10),
    );
    const text = `${description} ${explanation}`;
    const named = [
      ...(text.match(weekdays) ?? []).filter((name) => !days.map(weekday).includes(name)),
      ...[...text.matchAll(dates)].flatMap(([date, month = '', day = '']) =>
        days.includes(`2025-${months[month as keyof typeof months]}-${day.padStart(2, '0')}`) ? [] : [date],
      ),
    ];
    expect([id, named]).toEqual([id, []]);
  }
});
