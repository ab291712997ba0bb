import type { CustomReport } from './customReport';

export function testReport(fields: Partial<CustomReport> = {}): CustomReport {
  return {
    id: 'report-1',
    name: 'Weekly sales',
    description: '',
    type: 'table',
    status: 'draft',
    createdBy: 'Maya Duarte',
    createdAt: '2025-07-01T12:00:00.000Z',
    lastModified: '2025-07-01T12:00:00.000Z',
    metrics: ['item-name', 'gross-sales'],
    filters: 0,
    isShared: false,
    ...fields,
  };
}
