-- Extensions that distribute tables take an identity only if it is a bigint. Its few values still fit an integer, which the
-- tables of many rows keep.
alter table ledger.shops alter column shop type bigint;
