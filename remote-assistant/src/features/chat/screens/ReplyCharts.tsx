import { formatCount, formatMoney, spokenMoney } from '@back-office/shared/format';
import { Stack } from '@back-office/shared/ui';
import { BarChart, shortMoney } from '@back-office/shared/ui/charts';
import type { ReplyBars } from '../domain/replyTables';

export interface ReplyChartsProps {
  readonly charts: readonly ReplyBars[];
}

/** Loaded with the first chart of a reply, together with the chart library. */
export function ReplyCharts({ charts }: ReplyChartsProps) {
  return (
    <Stack gap={4}>
      {charts.map(({ title, figure, unit, bars }, at) => (
        <BarChart
          key={at}
          label={title}
          series={[figure]}
          categories={bars}
          height={200}
          empty="No sales in this time period"
          {...(unit === 'money' ? money : counts)}
        />
      ))}
    </Stack>
  );
}

const money = { formatValue: formatMoney, formatShort: shortMoney, speakValue: spokenMoney };
const counts = { formatValue: formatCount, formatShort: formatCount, speakValue: formatCount };
