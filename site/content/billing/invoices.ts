/** The texts of invoices, receipts and their credit notes. */
export const invoiceTexts = {
  titles: {
    invoice: 'Tax invoice',
    receipt: 'Receipt',
    credit_note: 'Credit note',
    /** The credit note of a receipt. */
    refundNote: 'Refund note',
  },
  practice: 'This is a practice document: no money was moved.',
  /** After the name of the supplier. */
  unregistered: 'is not registered for GST. No tax was charged, and this is not a tax invoice.',
  from: 'From',
  to: 'To',
  facts: {
    date: 'Date',
    paymentId: 'Payment ID',
    placeOfSupply: 'Place of supply',
    reverseCharge: 'Tax on reverse charge',
    reverseChargeValue: 'No',
    original: 'Cancels',
  },
  amounts: {
    caption: 'Amounts',
    description: 'Description',
    sac: 'SAC',
    amount: 'Amount',
    taxable: 'Taxable value',
    totals: {
      invoice: 'Total paid, with tax',
      receipt: 'Total paid',
      credit_note: 'Total credited, with tax',
      refundNote: 'Total refunded',
    },
    inWords: 'In words',
  },
  issued: 'Issued electronically, without a signature.',
  questions: 'Questions about this document:',
  /** Shown in a PDF, whose font has Latin, Bengali and Devanagari letters only. */
  replaced:
    'Letters that this file cannot show are printed as “?”. The web page of this document shows them.',
} as const
