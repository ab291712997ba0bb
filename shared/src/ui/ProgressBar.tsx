import { useId } from 'react';
import styled, { css } from 'styled-components';
import { boxStyle, color, keyframes, motion } from '@back-office/shared/theme';
import { Button, Row } from '@back-office/shared/ui';

/** Progress of work that takes longer than a second. Pass `onCancel` if it takes longer than three seconds. */
export interface ProgressBarProps {
  /** What is being done: "Generating 4 reports". */
  readonly label: string;
  /** Progress from 0 to 1; leave it out if it is unknown. */
  readonly value?: number | undefined;
  /** Shows a Cancel button. */
  readonly onCancel?: (() => void) | undefined;
  /** Only the bar is seen. */
  readonly hideLabel?: boolean;
  /** What the value stands for, if not the percentage: "Section 3 of 5". */
  readonly text?: string;
  /** Of the bar. */
  readonly className?: string;
}

export function ProgressBar({ label, value, onCancel, hideLabel = false, text, className }: ProgressBarProps) {
  const id = useId();
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  const bar = (
    <Track
      role="progressbar"
      aria-label={hideLabel ? label : undefined}
      aria-labelledby={hideLabel ? undefined : id}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={className}
    >
      <Fill $isUnknown={percent === undefined} style={percent === undefined ? undefined : { width: `${percent}%` }} />
    </Track>
  );
  if (hideLabel) return bar;
  return (
    <div>
      <Row gap={4} justify="between" size="xs" minHeight="32px">
        <span id={id}>{label}</span>
        {onCancel && (
          <Button variant="link" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Row>
      {bar}
    </div>
  );
}

const Track = styled.div`
  ${boxStyle({ grow: true, height: '6px', round: 'full', clip: true })}
  background-color: ${color.chartTrack};
  print-color-adjust: exact;
`;

const Fill = styled.div<{ readonly $isUnknown: boolean }>`
  ${boxStyle({ height: '100%', ground: 'accent' })}
  border-radius: inherit;
  transition: width ${motion.normal};
  ${(props) =>
    props.$isUnknown &&
    css`
      width: 40%;
      animation: ${keyframes.travel} 1400ms ease-in-out infinite;

      /* Without motion the bar must not look like a value. */
      @media (prefers-reduced-motion: reduce) {
        width: 100%;
        animation: none;
        opacity: 0.5;
      }
    `}
`;
