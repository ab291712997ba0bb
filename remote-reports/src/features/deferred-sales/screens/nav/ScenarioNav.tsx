import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { useServices } from '@back-office/shared/contract';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { color, media, radius, size, space, text, weight } from '@back-office/shared/theme';
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

  ${media.phone} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const Title = styled.div`
  padding: 6px 10px ${space[3]};
  ${text.sm}
  font-weight: ${weight.strong};
`;

const Back = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 32px;
  margin-bottom: ${space[2]};
  padding: 6px 10px;
  border-radius: ${radius.md};
  ${text.sm}
  font-weight: ${weight.strong};

  && {
    color: ${color.text};
  }

  &:hover {
    background-color: ${color.bgHover};
  }
`;
