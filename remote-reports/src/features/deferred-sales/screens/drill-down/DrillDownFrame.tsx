import type { ComponentProps, ReactNode } from 'react';
import { formatRange } from '@back-office/shared/format';
import { useIsSampleLedger } from '@back-office/shared/ledger';
import { LedgerNotices } from '@back-office/shared/ledger/notices';
import { paths } from '@back-office/shared/routes';
import { Badge, Screen } from '@back-office/shared/ui';
import { addressWith } from '../../domain/addresses';
import { scenarioGroups } from '../../domain/scenarioGroups';
import { shownDays, spanOf } from '../../domain/scenario';
import { useDeferredSales } from '../../state/DeferredSalesProvider';
import { OpenedDetails } from '../details/OpenedDetails';

interface DrillDownFrameProps extends ComponentProps<typeof OpenedDetails> {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page behind a figure of a scenario, with the way back to it and what is open over it. */
export function DrillDownFrame({ title, children, ...opened }: DrillDownFrameProps) {
  const { scenario } = opened;
  const { params, view, rangeNotice, clearRange } = useDeferredSales();
  const isSample = useIsSampleLedger();
  const days = spanOf(shownDays(scenario, view.scope.range));
  const group = scenarioGroups.find(({ scenarios }) => scenarios.includes(scenario));
  return (
    <Screen
      title={title}
      tag={
        <>
          <Badge tone="accent">Beta</Badge>
          {!isSample && <Badge tone="neutral">Example</Badge>}
        </>
      }
      context={[group?.kind, scenario.title, scenario.description, formatRange(days)].filter(Boolean).join(' · ')}
      back={{ label: 'Deferred Sales', to: addressWith(paths.deferredSales(), params, { scenario: scenario.id }) }}
    >
      <LedgerNotices range={rangeNotice} onDismissRange={clearRange} shown={undefined} />
      {children}
      <OpenedDetails {...opened} />
    </Screen>
  );
}
