import type { Metric } from '../../../domain/reports/metrics';

/** The metrics whose name, category or description contains every word of the query. */
export function findMetrics(all: readonly Metric[], query: string): readonly Metric[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ name, category, description }) => {
    const text = `${name} ${category} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
