import styled from 'styled-components';
import { gridStyle } from '@back-office/shared/theme';
import { Amount, Button, Explanation, Popover, Tooltip } from '@back-office/shared/ui';
import { ExplanationThumbnail, PopoverThumbnail, TooltipThumbnail } from './thumbnails';
import type { Preview } from './preview';

const explained = () => ({
  rules: ['Net sales = gross sales + returns. Returns are negative.'],
  columns: ['Jul 18, 2025'],
  lines: [
    { label: 'Gross sales', values: [<Amount key="gross" cents={85_393} />] },
    { label: 'Returns', values: [<Amount key="returns" cents={-6_085} />] },
    { label: 'Net sales', values: [<Amount key="net" cents={79_308} />], isResult: true },
  ],
});

export const overlayPreviews = {
  Explanation: {
    states: {
      'A figure and how it is calculated': (
        <Explanation label="Net sales: how this is calculated" explain={explained} />
      ),
    },
    thumbnail: <ExplanationThumbnail />,
  },
  Popover: {
    states: {
      'Opens below its button': (
        <Popover label="Help" trigger={(props) => <Button {...props}>Help</Button>}>
          {(close) => (
            <PopoverContent>
              <p>Fees are deducted from each payment.</p>
              <Button size="small" onClick={close}>
                Got it
              </Button>
            </PopoverContent>
          )}
        </Popover>
      ),
    },
    thumbnail: <PopoverThumbnail />,
  },
  Tooltip: {
    states: {
      'On hover and keyboard focus': (
        <Tooltip text="Fees are included">
          <Button>Net total</Button>
        </Tooltip>
      ),
    },
    thumbnail: <TooltipThumbnail />,
  },
} satisfies Readonly<Record<string, Preview>>;

const PopoverContent = styled.div`
  ${gridStyle({ gap: 3, pad: 2, maxWidth: '220px' })}
  justify-items: start;
`;
