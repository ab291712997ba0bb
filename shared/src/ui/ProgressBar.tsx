import { useId } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { boxStyle, color, motion, rowStyle } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';

/** Progress of work that takes longer than a second. Pass `onCancel` if it takes longer than three seconds. */
export interface ProgressBarProps {
  /** What is being done: "Generating 4 reports". */
  readonly label: string;
  /** Progress from 0 to 1; leave it out if it is unknown. */
  readonly value?: number | undefined;
  /** Shows a Cancel button. */
  readonly onCancel?: (() => void) | undefined;
}

export function ProgressBar({ label, value, onCancel }: ProgressBarProps) {
  const id = useId();
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div>
      <Head>
        <span id={id}>{label}</span>
        {onCancel && (
          <Button variant="link" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Head>
      <Track role="progressbar" aria-labelledby={id} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <Fill $isUnknown={percent === undefined} style={percent === undefined ? undefined : { width: `${percent}%` }} />
      </Track>
    </div>
  );
}

const Head = styled.div`
  ${rowStyle({ gap: 4, justify: 'between', size: 'xs', minHeight: '32px' })}
`;

const Track = styled.div`
  ${boxStyle({ height: '6px', round: 'full', clip: true })}
  background-color: ${color.chartTrack};
`;

const travel = keyframes`
  from { translate: -100% 0; }
  to { translate: 250% 0; }
`;

const Fill = styled.div<{ readonly $isUnknown: boolean }>`
  ${boxStyle({ height: '100%', ground: 'accent' })}
  border-radius: inherit;
  transition: width ${motion.normal};
  ${(props) =>
    props.$isUnknown &&
    css`
      width: 40%;
      animation: ${travel} 1400ms ease-in-out infinite;

      /* Without motion the bar must not look like a value. */
      @media (prefers-reduced-motion: reduce) {
        width: 100%;
        animation: none;
        opacity: 0.5;
      }
    `}
`;
