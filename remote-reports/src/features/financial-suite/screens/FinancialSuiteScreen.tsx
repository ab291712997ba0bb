import { ChartColumn, Download, Plus, SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { dayCount, formatRange, isSameRange, longRange, type DayRange } from '@back-office/shared/format';
import {
  defaultRange,
  storeNow,
  useChoosePeriod,
  useIsSampleLedger,
  useLastDay,
  useLedgerAddress,
  useLedgerAnswer,
  useLedgerLink,
  usePeriodInAddress,
  useToday,
} from '@back-office/shared/ledger';
import { LedgerNotices, PeriodNote, useSampleRevision, WithSales } from '@back-office/shared/ledger/notices';
import { useIdle } from '@back-office/shared/loading';
import { useLocation, useSearchParams } from '@back-office/shared/router';
import { isUnder, paths } from '@back-office/shared/routes';
import { gridStyle, rowStyle, size } from '@back-office/shared/theme';
import { Badge, Button, ButtonLink, Card, Grid, Row, Screen, Text } from '@back-office/shared/ui';
import { useFocusRecovery } from '@back-office/shared/ui/forms';
import { choicesIn, withChosen } from '../../../domain/reportControls';
import type { ComparedFigures } from '../../../domain/reports/comparedFigures';
import { scopeText } from '../../../domain/scopeText';
import { rangeInName } from '../../../domain/transactionsCsv';
import { CustomReportsNotices } from '../../../parts/CustomReportsNotices';
import { ReportFilterBar } from '../../../parts/ReportFilterBar';
import { CustomReportsProvider } from '../../../state/customReports';
import { useCsvFile } from '../../../state/useCsvFile';
import { askSuiteFigures, metricCards, suiteCsv, type SuiteCard } from '../domain/suiteFigures';
import {
  rangeOfPeriod,
  suiteControls,
  suiteViewOf,
  summaryAddress,
  withFiltersShown,
  withPeriod,
  withRange,
  type Period,
} from '../domain/suiteView';
import { useSuiteWidgets } from '../state/useSuiteWidgets';
import { PeriodButton, PeriodMenu, preloadParts } from './deferredParts';
import { MetricCards } from './MetricCards';
import { ReportLists } from './ReportLists';

interface FinancialSuiteScreenProps {
  /** Epoch milliseconds now. */
  readonly clock?: () => number;
}

/** The home of the Financial Suite. Its rules are in docs/product/financial-suite.md. */
export function FinancialSuiteScreen({ clock = Date.now }: FinancialSuiteScreenProps) {
  return (
    <WithSales title={title}>
      <FinancialSuite clock={clock} />
    </WithSales>
  );
}

const title = 'Financial Suite';

function FinancialSuite({ clock }: Required<FinancialSuiteScreenProps>) {
  useLedgerAddress();
  const link = useLedgerLink();
  const revision = useSampleRevision();
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const today = useToday();
  const { period, scope, showsFilters } = suiteViewOf(params, today, useLastDay());
  usePeriodInAddress('range');
  const answer = useLedgerAnswer((port, signal) => askSuiteFigures(port, scope, storeNow(), signal), [scope]);
  const widgets = useSuiteWidgets();
  const { containerProps } = useFocusRecovery();
  useIdle(preloadParts);

  return (
    <div {...containerProps}>
      <Screen
        title={title}
        tag={isUnder(pathname, paths.prototype()) && <Badge tone="neutral">Prototype</Badge>}
        context={
          <>
            {[scopeText(scope, today), revision].filter(Boolean).join(' · ')}
            <ShownDays period={period} range={scope.range} />
          </>
        }
        actions={
          <SuiteActions
            period={period ?? formatRange(scope.range)}
            showsFilters={showsFilters}
            figures={answer.state === 'ready' ? answer.data : undefined}
            cards={[...metricCards, ...widgets.added]}
          />
        }
      >
        {showsFilters && (
          <ReportFilterBar
            filters={suiteControls}
            choices={choicesIn(params, suiteControls)}
            range={scope.range}
            onChoose={(control, value) => setParams((current) => withChosen(current, control, value))}
          />
        )}
        <LedgerNotices range={undefined} onDismissRange={noop} shown={scope.range} />
        <Grid on="screen">
          <Card title="Quick Actions">
            <Row gap={2} align="stretch" wrap>
              <ButtonLink variant="primary" icon={<Plus />} to={link(paths.createCustomReport())}>
                Create Custom Report
              </ButtonLink>
              <ButtonLink icon={<ChartColumn />} to={link(paths.reports())}>
                View All Reports
              </ButtonLink>
            </Row>
          </Card>
        </Grid>
        <MetricCards answer={answer} widgets={widgets} address={link(summaryAddress(scope))} />
        <CustomReportsProvider>
          <CustomReportsNotices />
          <ReportLists now={clock()} />
        </CustomReportsProvider>
      </Screen>
    </div>
  );
}

interface ShownDaysProps {
  readonly period: Period | undefined;
  readonly range: DayRange;
}

/** The days that are shown. A shop whose sales ended earlier says which days it has, and leads back to the last ones. */
function ShownDays({ period, range }: ShownDaysProps) {
  const isSample = useIsSampleLedger();
  const [, setParams] = useSearchParams();
  const today = useToday();
  const opening = rangeOfPeriod('Last 30 days', useLastDay());
  const choosePeriod = useChoosePeriod({ opening, today });

  function show(chosen: DayRange) {
    choosePeriod(chosen);
    setParams((current) => withRange(current, isSameRange(chosen, opening) ? undefined : chosen));
  }

  if (!isSample)
    return (
      <PeriodNote
        value={range}
        today={today}
        sample={{ label: 'Sample week', range: defaultRange }}
        latestDays={dayCount(opening)}
        offered={inMenu}
        onChoose={show}
      />
    );
  return (
    <Text as="p" size="xs" tone="muted">
      {`${period === undefined ? '' : `${period}: `}${longRange(range)}`}
    </Text>
  );
}

/** The named periods are in the menu. */
const inMenu: readonly string[] = [];

interface SuiteActionsProps {
  /** The name of the period, or its days. */
  readonly period: string;
  readonly showsFilters: boolean;
  /** Missing while there is nothing to export. */
  readonly figures: ComparedFigures | undefined;
  /** What the file contains. */
  readonly cards: readonly SuiteCard[];
}

function SuiteActions({ period, showsFilters, figures, cards }: SuiteActionsProps) {
  const save = useCsvFile();
  const [, setParams] = useSearchParams();
  const today = useToday();
  const lastDay = useLastDay();
  const isSample = useIsSampleLedger();
  const opening = isSample ? defaultRange : rangeOfPeriod('Last 30 days', lastDay);
  const choosePeriod = useChoosePeriod({ opening, today });

  function choose(chosen: Period) {
    choosePeriod(rangeOfPeriod(chosen, today));
    setParams((current) => withPeriod(current, chosen, lastDay === today));
  }

  function exportCsv() {
    if (!figures) return;
    const name = `financial-suite-${rangeInName(figures.range)}.csv`;
    save({ name, text: suiteCsv(cards, figures) });
  }

  return (
    <HeaderActions>
      <PeriodMenu
        placeholder={<PeriodButton period={period} aria-expanded={false} />}
        period={period}
        onChoose={choose}
      />
      <Button
        icon={<SlidersHorizontal />}
        aria-expanded={showsFilters}
        onClick={() => setParams((current) => withFiltersShown(current, !showsFilters))}
      >
        Filters
      </Button>
      <Button icon={<Download />} aria-disabled={!figures || undefined} onClick={exportCsv}>
        Export
      </Button>
    </HeaderActions>
  );
}

const noop = () => undefined;

/** A phone has no room for three buttons in one line. */
const HeaderActions = styled.div`
  ${rowStyle({ gap: 2, align: 'stretch' })}

  @media (max-width: 599px) {
    ${gridStyle({ columns: '1fr 1fr' })}
    width: calc(100vw - 2 * ${size.gutter});

    /* The period has the longest text. */
    [aria-haspopup] {
      grid-column: 1 / -1;
    }
  }
`;
