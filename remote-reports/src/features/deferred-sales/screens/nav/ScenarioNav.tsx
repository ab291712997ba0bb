import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { useServices } from '@back-office/shared/contract';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import {
  color,
  hoverGround,
  notOnPaper,
  notOnPhone,
  radius,
  rowStyle,
  size,
  space,
  textStyle,
} from '@back-office/shared/theme';
import { ScenarioList } from './ScenarioList';

/** The scenarios by group, beside the report. On phones the `ScenarioPicker` shows them. */
export function ScenarioNav() {
  const { isEmbedded } = useServices();
  return (
    <Nav aria-label="Deferred sales scenarios">
      {/* An embedded area has nothing above it to go back to. */}
      {isEmbedded ? (
        <Title aria-hidden>Deferred sales</Title>
      ) : (
        <Back to={paths.home()} aria-label="Back to Home from Deferred sales">
          <ArrowLeft size={16} aria-hidden />
          Deferred sales
        </Back>
      )}
      <ScenarioList />
    </Nav>
  );
}

const Nav = styled.nav`
  position: sticky;
  top: 0;
  flex: none;
  width: ${size.areaWidth};
  height: 100dvh;
  padding: 26px ${space[3]} ${space[6]};
  overflow-y: auto;
  border-inline-end: 1px solid ${color.border};
  background-color: ${color.bgSurface};
  ${notOnPhone}
  ${notOnPaper}
`;

const Title = styled.div`
  padding: 6px 10px ${space[3]};
  ${textStyle({ size: 'sm', weight: 'strong' })}
`;

const Back = styled(Link)`
  ${rowStyle({ gap: 3, size: 'sm', weight: 'strong', pad: ['6px', '10px'], below: 2 })}
  min-height: 32px;
  border-radius: ${radius.md};

  && {
    color: ${color.text};
  }

  ${hoverGround}
`;
