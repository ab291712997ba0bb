import './largeLedger';
import './ledger';
