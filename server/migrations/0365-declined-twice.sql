-- Whoever declines a refund or payout by hand and hears no answer says so again: of what was declined nothing is left but
-- its event.
create index events_refund_declined on events ((data ->> 'refundId')) where type = 'RefundDeclinedByHand';
create index events_payout_declined on events ((data ->> 'payoutId')) where type = 'PayoutDeclinedByHand';
