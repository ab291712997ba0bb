import { Info } from 'lucide-react';
import styled from 'styled-components';
import { color, gridStyle, media, pressArea, square } from '@back-office/shared/theme';
import { Tooltip, type TooltipProps } from '@back-office/shared/ui';

interface InfoTipProps extends Pick<TooltipProps, 'text' | 'side'> {
  /** What the text explains. */
  readonly of: string;
}

/** An info icon with a tooltip on hover, focus and touch. */
export function InfoTip({ of, text, side }: InfoTipProps) {
  return (
    <Tooltip text={text} side={side} showsOnPress>
      <Icon type="button" aria-label={`About ${of}`}>
        <Info size={16} aria-hidden />
      </Icon>
    </Tooltip>
  );
}

const Icon = styled.button`
  ${gridStyle({ inline: true, tone: 'muted', fixed: true, on: 'screen', round: 'full', relative: true })}
  place-items: center;
  ${square('24px')}

  &:hover {
    color: ${color.text};
  }

  ${media.phone} {
    ${pressArea('-8px')}
  }
`;
