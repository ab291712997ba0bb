import styled from 'styled-components';
import { Outlet } from '@back-office/shared/router';
import { AreaMenu } from './AreaMenu';

/** Around every screen under `/items`: the area's own menu beside it. */
export function ItemsLayout() {
  return (
    <Columns>
      <AreaMenu />
      <Content>
        <Outlet />
      </Content>
    </Columns>
  );
}

const Columns = styled.div`
  display: flex;
  align-items: flex-start;
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
`;
