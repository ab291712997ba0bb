import type { CustomReport, ReportContent } from '../domain/customReport';
import type { MetricId } from '../domain/reports/metrics';

interface SampleReport extends CustomReport {
  readonly metrics: readonly MetricId[];
  readonly content: ReportContent;
}

/** The four reports that every store starts with. */
export const sampleReports: readonly SampleReport[] = [
  {
    id: 'sample-daily-sales',
    name: 'Daily sales overview',
    description: 'Sales, refunds and tax of every day',
    type: 'dashboard',
    status: 'active',
    createdBy: 'Maya Duarte',
    createdAt: '2025-05-12T14:10:00.000Z',
    lastModified: '2025-07-14T13:25:00.000Z',
    lastRun: '2025-07-18T12:40:00.000Z',
    metrics: ['date', 'gross-sales', 'amount-discounted', 'refunds', 'net-sales', 'tax', 'transaction-count'],
    filters: 0,
    isShared: true,
    content: {
      filters: [],
      groupBy: ['date'],
      charts: [{ type: 'bar', figure: 'gross-sales', by: 'date' }],
      widgets: ['gross-sales', 'net-sales', 'average-total-sale', 'transaction-count'],
    },
  },
  {
    id: 'sample-items-by-location',
    name: 'Item sales by location',
    description: 'What each location sells',
    type: 'table',
    status: 'active',
    createdBy: 'Owen Reyes',
    createdAt: '2025-06-02T15:00:00.000Z',
    lastModified: '2025-06-30T17:45:00.000Z',
    lastRun: '2025-07-17T20:05:00.000Z',
    metrics: ['item-name', 'category', 'items-sold', 'gross-sales', 'net-sales', 'tax'],
    filters: 0,
    isShared: true,
    content: { filters: [], groupBy: ['location'], charts: [], widgets: [] },
  },
  {
    id: 'sample-channel-mix',
    name: 'Channel mix',
    description: 'Net sales by channel, in store and online',
    type: 'chart',
    status: 'draft',
    createdBy: 'Priya Nair',
    createdAt: '2025-07-08T16:30:00.000Z',
    lastModified: '2025-07-08T16:52:00.000Z',
    metrics: ['channel', 'location', 'net-sales', 'items-sold'],
    filters: 1,
    isShared: false,
    content: {
      filters: [{ id: 'channel', values: ['In-Store', 'In-Person', 'Online'] }],
      groupBy: ['channel'],
      charts: [{ type: 'pie', figure: 'net-sales', by: 'channel' }],
      widgets: [],
    },
  },
  {
    id: 'sample-modifier-menu',
    name: 'Modifier review',
    description: 'Modifiers chosen with each item of the spring menu',
    type: 'table',
    status: 'archived',
    createdBy: 'Maya Duarte',
    createdAt: '2025-03-03T15:20:00.000Z',
    lastModified: '2025-04-21T14:05:00.000Z',
    lastRun: '2025-05-30T18:15:00.000Z',
    metrics: ['item-name', 'menu', 'modifier-name', 'modifiers-sold', 'gross-sales'],
    filters: 0,
    isShared: false,
    content: { filters: [], groupBy: ['menu'], charts: [], widgets: [] },
  },
];
