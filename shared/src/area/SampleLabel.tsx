import { useCallback, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ServicesProvider, useServices } from '@back-office/shared/contract';
import { size, space, textStyle } from '@back-office/shared/theme';

interface SampleLabelProps {
  /** Also where no screen asks the ledger in advance, such as in a chat. */
  readonly isAlways: boolean;
  readonly children: ReactNode;
}

/** On a page of others, nobody may take the sample's money for their own: a line says so above its figures. */
export function SampleLabel({ isAlways, children }: SampleLabelProps) {
  const services = useServices();
  const { ledger } = services;
  const [parts, setParts] = useState(0);
  const countSampleFigures = useCallback((change: 1 | -1) => setParts((now) => now + change), []);
  const value = useMemo(() => ({ ...services, countSampleFigures }), [services, countSampleFigures]);
  const isShown = ledger === undefined && (isAlways || parts > 0);
  return (
    <ServicesProvider value={value}>
      {isShown && <Line role="note">Sample figures: they are examples, not the sales of this page’s shop.</Line>}
      {children}
    </ServicesProvider>
  );
}

const Line = styled.p`
  && {
    padding: ${space[2]} ${size.gutter};
  }
  ${textStyle({ line: 'bottom', ground: 'noticeSubtle', tone: 'text', size: 'sm' })}
`;
