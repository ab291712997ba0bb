import { Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { addDays, formatMoney, shortDay, spokenMoney } from '@back-office/shared/format';
import { space } from '@back-office/shared/theme';
import { Amount, ChangeBadge, IconButton, Text } from '@back-office/shared/ui';
import {
  BarChart,
  ChartLegend,
  Gauge,
  LineChart,
  PieChart,
  shortMoney,
  type BarCategory,
  type ChartPart,
} from '@back-office/shared/ui/charts';
import type { ChartsName } from '../../data/componentMetadata';
import type { Preview } from './preview';

const parts: readonly ChartPart[] = [
  { name: 'Net sales', value: 225_315 },
  { name: 'Gift card sales', value: 5_000 },
  { name: 'Taxes', value: 15_338 },
  { name: 'Tips', value: 3_000 },
];
const total = { name: 'Total sales', value: 248_653 };
const nothing = parts.map(({ name }) => ({ name, value: 0 }));

const series = parts.map(({ name }) => name);
const week: readonly BarCategory[] = [
  { name: 'Jun 22', values: [31_000, 0, 2_480, 500], compared: 29_500 },
  { name: 'Jun 23', values: [24_410, 5_000, 1_950, 0], compared: 35_100 },
  { name: 'Jun 24', values: [18_060, 0, 1_440, 1_000], compared: 20_000 },
  { name: 'Jun 25', values: [52_245, 0, 3_180, 0], compared: 41_700 },
  { name: 'Jun 26', values: [0, 0, 0, 0], compared: 22_000 },
  { name: 'Jun 27', values: [61_400, 0, 4_900, 1_500], compared: 60_900 },
  { name: 'Jun 28', values: [38_200, 0, 1_388, 0], compared: 33_450 },
];
const netSales = week.map(({ name, values }) => ({ name, values: values.slice(0, 1) }));
const compared = week.map(({ name, values, compared: baseline }) => ({
  name,
  values: values.slice(0, 1),
  compared: baseline,
}));
const withReturns = netSales.map(({ name, values }, place) => ({
  name,
  values: place === 2 || place === 4 ? [-12_350] : values,
}));
const year: readonly BarCategory[] = Array.from({ length: 365 }, (_, day) => ({
  name: shortDay(addDays('2024-07-01', day)),
  values: [Math.round(40_000 + 18_000 * Math.sin(day / 30) + 15_000 * Math.sin(day * 2.4))],
}));

const money = { formatValue: formatMoney, formatShort: shortMoney, speakValue: spokenMoney };
const empty = 'No sales in this time period';

const pointsOf = (categories: readonly BarCategory[]) =>
  categories.map(({ name, values: [value = 0] }) => ({ name, value }));
const points = pointsOf(netSales);
const yearPoints = pointsOf(year);
const noPoints = points.map(({ name }) => ({ name, value: 0 }));
const changes = [0.084, undefined, -0.031, 0.5];

export const chartPreviews: Readonly<Record<ChartsName, Preview>> = {
  Gauge: {
    states: {
      'With parts': <Total parts={parts} cents={total.value} />,
      'A negative part has no arc': (
        <Total parts={[{ name: 'Net sales', value: -7_900 }, ...parts.slice(2)]} cents={10_438} />
      ),
      'A long figure': <Total parts={parts} cents={123_456_789} />,
      'No sales': <Total parts={nothing} cents={0} />,
    },
    isWide: true,
  },
  ChartLegend: {
    states: {
      'With a total': <ChartLegend label="Total sales" rows={withInfo(parts)} total={total} />,
      'With a comparison': (
        <ChartLegend
          label="Total sales compared"
          rows={parts.map((part, place) => ({ ...part, extra: <ChangeBadge change={changes[place]} /> }))}
          total={{ ...total, extra: <ChangeBadge change={0.061} /> }}
          extraHeader="Change"
        />
      ),
      'No sales': <ChartLegend label="Total sales" rows={nothing} total={{ name: 'Total sales', value: 0 }} />,
    },
    thumbnail: <ChartLegend label="Total sales" rows={parts} />,
    isWide: true,
  },
  BarChart: {
    states: {
      'One series': <SalesBars categories={netSales} />,
      Stacked: (
        <SalesBars
          label="Total sales by day"
          series={series}
          totalName="Total sales"
          categories={week.map(({ name, values }) => ({ name, values }))}
        />
      ),
      'With a comparison': (
        <SalesBars label="Net sales by day, compared" comparison="Prior week" categories={compared} />
      ),
      'Days with returns': <SalesBars label="Net sales after returns" categories={withReturns} />,
      'One year by day': <SalesBars label="Net sales for one year" categories={year} />,
      'No sales': <SalesBars categories={[]} height={160} />,
    },
    thumbnail: <SalesBars categories={netSales} height={184} />,
    isWide: true,
  },
  LineChart: {
    states: {
      'One week': <SalesLine points={points} />,
      'One year': <SalesLine points={yearPoints} />,
      'No sales': <SalesLine points={noPoints} />,
    },
    thumbnail: <SalesLine points={points} height={184} />,
    isWide: true,
  },
  PieChart: {
    states: {
      'With its figure': (
        <PieChart label="Total sales" parts={parts} formatValue={spokenMoney}>
          <Text as="p" size="sm" tone="muted">
            Total sales
          </Text>
        </PieChart>
      ),
      'No sales': <PieChart label="Total sales" parts={nothing} formatValue={spokenMoney} />,
    },
  },
};

type SalesBarsProps = Partial<ComponentProps<typeof BarChart>> & Pick<ComponentProps<typeof BarChart>, 'categories'>;

function SalesBars(props: SalesBarsProps) {
  return <BarChart label="Net sales by day" series={['Net sales']} {...money} empty={empty} {...props} />;
}

function SalesLine({ points: shown, height }: { readonly points: readonly ChartPart[]; readonly height?: number }) {
  return (
    <LineChart label="Net sales by day" series="Net sales" points={shown} {...money} empty={empty} height={height} />
  );
}

function withInfo(rows: readonly ChartPart[]) {
  const [first, ...others] = rows;
  const info = <IconButton label="How net sales are calculated" icon={<Info />} size="small" />;
  return first ? [{ ...first, info }, ...others] : [];
}

function Total({ parts: shown, cents }: { readonly parts: readonly ChartPart[]; readonly cents: number }) {
  return (
    <GaugeBox>
      <Gauge
        label="Total sales"
        parts={shown}
        formatValue={spokenMoney}
        figure={<Amount cents={cents} />}
        characters={formatMoney(cents).length}
      >
        <Text as="p" size="sm" tone="muted">
          Total sales
        </Text>
      </Gauge>
    </GaugeBox>
  );
}

const GaugeBox = styled.div`
  padding-bottom: ${space[3]};
`;
