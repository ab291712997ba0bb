/** What the pages of the harness can do, in one page: for the short form, which builds one. */
import './ledgers';
import './shop';
import './list';
