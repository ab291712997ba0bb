import { formatRange } from '@back-office/shared/format';
import { useLedgerLink } from '@back-office/shared/ledger';
import { useLocation } from '@back-office/shared/router';
import { Badge, Screen } from '@back-office/shared/ui';
import { titleOf } from '../../../domain/customReport';
import { useBuiltReport } from '../../../parts/built-report/ShownReport';
import { useReportRange } from '../../../state/useReportRange';
import type { Builder } from '../domain/builder';
import { ChosenReport } from './ChosenReport';

/** The report as its readers will see it. */
export function Preview({ builder }: { readonly builder: Builder }) {
  const { choices, description } = builder;
  const range = useReportRange(choices.dateRange);
  const answer = useBuiltReport(choices, range);
  const { pathname } = useLocation();
  const link = useLedgerLink();
  return (
    <Screen
      title={titleOf(builder)}
      tag={<Badge tone="accent">Preview</Badge>}
      context={[description, formatRange(range)].filter(Boolean).join(' · ')}
      back={{ label: 'Report builder', to: link(pathname) }}
    >
      <ChosenReport {...{ choices, answer, range }} />
    </Screen>
  );
}
