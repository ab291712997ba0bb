import { Search } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@back-office/shared/ui';
import { SearchField } from '@back-office/shared/ui/forms';
import { metricCategories, metrics } from '../../../domain/reports/metrics';
import { findMetrics, markOf } from '../domain/choiceNames';
import { ChosenChoices } from './ChosenChoices';
import { OptionList } from './OptionList';
import type { ReportEditing } from '../state/useReportEdit';

/** The metrics by category, with a search. Those in the report are listed first, in the order of the columns. */
export function MetricsTab({ choices, edit }: ReportEditing) {
  const [query, setQuery] = useState('');
  const found = findMetrics(metrics, query);
  return (
    <>
      <SearchField label={`Search ${metrics.length} metrics`} value={query} onChange={setQuery} />
      <ChosenChoices title="Columns" list="metrics" choices={choices} edit={edit} />
      {metricCategories.map((category) => {
        const options = found.filter((metric) => metric.category === category);
        if (options.length === 0) return null;
        return (
          <OptionList
            key={category}
            title={category}
            options={options}
            isChosen={(id) => choices.metrics.includes(id)}
            onToggle={(id) => edit.toggle({ list: 'metrics', id })}
            markOf={(id) => markOf('metrics', id)}
          />
        );
      })}
      {found.length === 0 && (
        <EmptyState icon={<Search />} title="No metrics found" hint={`Nothing matches “${query.trim()}”.`} />
      )}
    </>
  );
}
