// Made from the contract by `node tools/write-client.ts`: not to be edited.
export interface paths {
  '/api/catalogue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The services on sale, with prices, options, ratings and when each can next be booked. */
    get: operations['readCatalogue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/open-days': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the same team is free on several days at one hour, what is nearest to it where it is not, and which further days could be added. */
    get: operations['readOpenDays'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/open-slots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The slots of a day for a service: those of the city of a pincode or, without one, of the first city. Without a date: the first day that still has a slot. */
    get: operations['readOpenSlots'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pincodes/{pincode}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether we serve a pincode, and the city and state it fills in. */
    get: operations['readPincode'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrator/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the addresses of this integrator, and how deliveries fare there. */
    get: operations['listOwnWebhooks'];
    put?: never;
    /** Send news of the bookings that this integrator has placed to an address, signed as Standard Webhooks says. */
    post: operations['addOwnWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrator/bookings/{id}/cancellation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take back a booking that this integrator has placed and that the customer has not confirmed yet. Sent again it answers the cancelled booking. */
    post: operations['cancelPlacedBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrator/webhooks/{id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The latest hundred deliveries to an address of this integrator. */
    get: operations['listOwnWebhookDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrator/bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the bookings that this integrator has placed, the latest first, a page of fifty at a time, or the one with a reference. */
    get: operations['listPlacedBookings'];
    put?: never;
    /** Ask for a booking for somebody by their mobile. The time is held, and a link to confirm or pay goes to the mobile; without that it lapses. Sent again with the same id it answers the same booking. */
    post: operations['placeForCustomer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrator/bookings/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read how a booking stands that this integrator has placed. */
    get: operations['readPlacedBooking'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrator/webhook-deliveries/{id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a delivery once more, under the same id. */
    post: operations['replayOwnWebhookDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/integrator/webhooks/{id}/state': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stop sending to an address, or send again, unless it was switched off by Aangan. What happened while it was off is not sent. */
    post: operations['switchOwnWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AreaLimitOfDay: {
      percent: number;
      fromOn: string;
      againOn: string | null;
    };
    PlacedBooking: {
      id: string;
      reference: string;
      /** @enum {string} */
      status:
        | 'pending'
        | 'assigned'
        | 'dispatched'
        | 'arrived'
        | 'in_progress'
        | 'done'
        | 'disputed'
        | 'completed'
        | 'expired'
        | 'cancelled'
        | 'no_show_customer'
        | 'no_show_provider';
      serviceId: number;
      startsAt: string;
      pricePaise: number;
      confirmed: boolean;
      holdUntil: string | null;
      placedAt: string;
    };
    Webhook: {
      id: string;
      name: string;
      url: string;
      events: string[];
      madeAt: string;
      failingSince: string | null;
      offAt: string | null;
      offWhy: ('by-hand' | 'failing') | null;
      waiting: number;
      failed: number;
    };
    WebhookDelivery: {
      id: string;
      type: string;
      reference: string;
      happenedAt: string;
      /** @enum {string} */
      state: 'waiting' | 'delivered' | 'failed';
      tries: number;
      lastAt: string | null;
      lastStatus: number | null;
      lastError: string | null;
      nextAt: string | null;
    };
    WebhookSecret: {
      secret: string;
    };
    /** @description An expected no, by name, with what the words for it need. */
    Refusal: {
      code: string;
      params?: Record<string, never>;
    };
    /** @description The first complaint about each field; a nested field is named `address.pincode`. */
    InvalidInput: {
      /** @constant */
      code: 'invalid-input';
      fields: {
        [key: string]: string;
      };
    };
    /** @description Our fault, told to the log under this reference. */
    Fault: {
      /** @constant */
      code: 'internal-error';
      reference: string;
    };
    ReadCatalogueAnswer: {
      services: {
        id: number;
        slug: string;
        category: string;
        pricePaise: number;
        laborCharges: boolean;
        rating: number;
        ratingCount: number | null;
        availability: {
          /** @enum {string} */
          kind: 'from-hour' | 'onwards' | 'none';
          date: string | null;
          minute: number | null;
          daysAhead: number | null;
        };
        options: {
          key: string;
          available: boolean;
          pricePaise: number;
        }[];
        additions?: {
          [key: string]: number;
        };
      }[];
    };
    ReadOpenDaysAnswer: {
      open: boolean;
      closed: string[];
      alternatives: {
        dates: string[];
        time: string;
      }[];
      notToAdd: {
        date: string;
        /** @enum {string} */
        reason:
          | 'past'
          | 'too-soon'
          | 'too-far'
          | 'full'
          | 'off-hours'
          | 'not-offered'
          | 'society-quiet'
          | 'not-the-team'
          | 'zone-closed'
          | 'zone-too-soon'
          | 'area-closed';
      }[];
    };
    ReadOpenSlotsAnswer: {
      date: string;
      today: string;
      lastDate: string;
      standsSince: string;
      slots: {
        minute: number;
        label: string;
        startsAt: string;
        open: boolean;
        places: number;
        reason:
          | (
              | 'past'
              | 'too-soon'
              | 'too-far'
              | 'full'
              | 'off-hours'
              | 'not-offered'
              | 'society-quiet'
              | 'not-the-team'
              | 'zone-closed'
              | 'zone-too-soon'
              | 'area-closed'
            )
          | null;
      }[];
      zones: {
        /** @enum {string} */
        kind: 'rain' | 'bandh' | 'festival' | 'other';
        until: string;
        message: {
          [key: string]: string;
        };
        minutes: number[];
      }[];
      limit: components['schemas']['AreaLimitOfDay'] | null;
    };
    ReadPincodeAnswer: {
      pincode: string;
      name: {
        [key: string]: string;
      };
      city: string;
      cityName: {
        [key: string]: string;
      };
      state: string;
      around?: {
        latitude: number;
        longitude: number;
      };
    };
    AddOwnWebhookInput: {
      /** Format: uuid */
      id: string;
      name: string;
      url: string;
      events: (
        | 'booking.placed'
        | 'booking.confirmed'
        | 'booking.rescheduled'
        | 'booking.cancelled'
        | 'booking.called-off'
        | 'booking.expired'
        | 'visit.rescheduled'
        | 'visit.assigned'
        | 'visit.dispatched'
        | 'visit.arrived'
        | 'visit.started'
        | 'visit.finished'
        | 'booking.completed'
      )[];
    };
    CancelPlacedBookingAnswer: {
      booking: components['schemas']['PlacedBooking'];
    };
    CancelPlacedBookingInput: Record<string, never>;
    ListOwnWebhookDeliveriesAnswer: {
      deliveries: components['schemas']['WebhookDelivery'][];
    };
    ListOwnWebhooksAnswer: {
      webhooks: components['schemas']['Webhook'][];
    };
    ListPlacedBookingsAnswer: {
      bookings: components['schemas']['PlacedBooking'][];
      next: string | null;
    };
    PlaceForCustomerAnswer: {
      booking: components['schemas']['PlacedBooking'];
    };
    PlaceForCustomerInput: {
      /** Format: uuid */
      id: string;
      serviceId: number;
      option?: string;
      /** Format: date */
      date: string;
      moreDates?: string[];
      time: string;
      address: {
        street: string;
        city: string;
        state: string;
        pincode: string;
        /** @default  */
        landmark: string;
        society?: string;
        wing?: string;
        flat?: string;
      };
      /** @enum {string} */
      paymentMethod: 'upi' | 'card' | 'cash';
      shownPricePaise: number;
      mobile: string;
      name?: string;
      /** @enum {string} */
      language: 'en' | 'hi' | 'mr';
    };
    ReadPlacedBookingAnswer: {
      booking: components['schemas']['PlacedBooking'];
    };
    ReplayOwnWebhookDeliveryAnswer: {
      /** @constant */
      waiting: true;
    };
    ReplayOwnWebhookDeliveryInput: Record<string, never>;
    SwitchOwnWebhookAnswer: {
      on: boolean;
    };
    SwitchOwnWebhookInput: {
      on: boolean;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  readCatalogue: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReadCatalogueAnswer'];
        };
      };
      /** @description internal-error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Fault'];
        };
      };
    };
  };
  readOpenDays: {
    parameters: {
      query: {
        serviceId: number;
        option?: string;
        pincode?: string;
        society?: string;
        dates: string;
        time: string;
        from?: string;
        until?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReadOpenDaysAnswer'];
        };
      };
      /** @description range-invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'range-invalid';
          };
        };
      };
      /** @description service-unknown */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'service-unknown';
          };
        };
      };
      /** @description time-invalid, option-unavailable, outside-served-area */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'time-invalid' | 'option-unavailable' | 'outside-served-area';
          };
        };
      };
      /** @description invalid-input */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'too-many-requests';
          };
        };
      };
      /** @description internal-error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Fault'];
        };
      };
    };
  };
  readOpenSlots: {
    parameters: {
      query: {
        serviceId: number;
        option?: string;
        date?: string;
        pincode?: string;
        society?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReadOpenSlotsAnswer'];
        };
      };
      /** @description service-unknown */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'service-unknown';
          };
        };
      };
      /** @description option-unavailable, outside-served-area */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'option-unavailable' | 'outside-served-area';
          };
        };
      };
      /** @description invalid-input */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description internal-error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Fault'];
        };
      };
    };
  };
  readPincode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pincode: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReadPincodeAnswer'];
        };
      };
      /** @description outside-served-area */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'outside-served-area';
          };
        };
      };
      /** @description invalid-input */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description internal-error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Fault'];
        };
      };
    };
  };
  listOwnWebhooks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListOwnWebhooksAnswer'];
        };
      };
      /** @description key-needed, key-ended */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'key-needed' | 'key-ended';
          };
        };
      };
      /** @description scope-missing */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'scope-missing';
          };
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'too-many-requests';
          };
        };
      };
      /** @description internal-error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Fault'];
        };
      };
    };
  };
  addOwnWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddOwnWebhookInput'];
      };
    };
    responses: {
      /** @description Accepted */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookSecret'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description key-needed, key-ended */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'key-needed' | 'key-ended';
          };
        };
      };
      /** @description scope-missing, origin-not-allowed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'scope-missing' | 'origin-not-allowed';
          };
        };
      };
      /** @description webhook-exists, too-many-webhooks */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'webhook-exists' | 'too-many-webhooks';
          };
        };
      };
      /** @description invalid-input */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description invalid-input */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description invalid-input */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'too-many-requests';
          };
        };
      };
      /** @description internal-error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Fault'];
        };
      };
    };
  };
  cancelPlacedBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CancelPlacedBookingInput'];
      };
    };
    responses: {
      /** @description Accepted */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CancelPlacedBookingAnswer'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description key-needed, key-ended */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'key-needed' | 'key-ended';
          };
        };
      };
      /** @description scope-missing, origin-not-allowed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'scope-missing' | 'origin-not-allowed';
          };
        };
      };
      /** @description booking-not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'booking-not-found';
          };
        };
      };
      /** @description not-cancellable, booking-confirmed, fee-changed */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'not-cancellable' | 'booking-confirmed' | 'fee-changed';
          };
        };
      };
      /** @description invalid-input */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description invalid-input */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description invalid-input */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'too-many-requests';
          };
        };
      };
      /** @description internal-error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Fault'];
        };
      };
    };
  };
  listOwnWebhookDeliveries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListOwnWebhookDeliveriesAnswer'];
        };
      };
      /** @description key-needed, key-ended */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'key-needed' | 'key-ended';
          };
        };
      };
      /** @description scope-missing */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'scope-missing';
          };
        };
      };
      /** @description invalid-input */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'too-many-requests';
          };
        };
      };
      /** @description internal-error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Fault'];
        };
      };
    };
  };
  listPlacedBookings: {
    parameters: {
      query?: {
        reference?: string;
        after?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListPlacedBookingsAnswer'];
        };
      };
      /** @description key-needed, key-ended */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'key-needed' | 'key-ended';
          };
        };
      };
      /** @description scope-missing */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'scope-missing';
          };
        };
      };
      /** @description invalid-input */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'too-many-requests';
          };
        };
      };
      /** @description internal-error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Fault'];
        };
      };
    };
  };
  placeForCustomer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlaceForCustomerInput'];
      };
    };
    responses: {
      /** @description Accepted */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlaceForCustomerAnswer'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description key-needed, key-ended */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'key-needed' | 'key-ended';
          };
        };
      };
      /** @description scope-missing, origin-not-allowed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'scope-missing' | 'origin-not-allowed';
          };
        };
      };
      /** @description service-unknown */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'service-unknown';
          };
        };
      };
      /** @description time-invalid, option-missing, option-unavailable, outside-served-area, too-soon, too-far, zone-closed, zone-too-soon, area-closed, slot-taken, days-not-offered, days-taken, society-quiet, event-bookings-off, online-payment-off, price-changed, booking-id-reused, customer-books-themself */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?:
              | 'time-invalid'
              | 'option-missing'
              | 'option-unavailable'
              | 'outside-served-area'
              | 'too-soon'
              | 'too-far'
              | 'zone-closed'
              | 'zone-too-soon'
              | 'area-closed'
              | 'slot-taken'
              | 'days-not-offered'
              | 'days-taken'
              | 'society-quiet'
              | 'event-bookings-off'
              | 'online-payment-off'
              | 'price-changed'
              | 'booking-id-reused'
              | 'customer-books-themself';
          };
        };
      };
      /** @description invalid-input */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description invalid-input */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description invalid-input */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'too-many-requests';
          };
        };
      };
      /** @description internal-error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Fault'];
        };
      };
    };
  };
  readPlacedBooking: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReadPlacedBookingAnswer'];
        };
      };
      /** @description key-needed, key-ended */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'key-needed' | 'key-ended';
          };
        };
      };
      /** @description scope-missing */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'scope-missing';
          };
        };
      };
      /** @description booking-not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'booking-not-found';
          };
        };
      };
      /** @description invalid-input */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'too-many-requests';
          };
        };
      };
      /** @description internal-error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Fault'];
        };
      };
    };
  };
  replayOwnWebhookDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplayOwnWebhookDeliveryInput'];
      };
    };
    responses: {
      /** @description Accepted */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplayOwnWebhookDeliveryAnswer'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description key-needed, key-ended */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'key-needed' | 'key-ended';
          };
        };
      };
      /** @description scope-missing, origin-not-allowed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'scope-missing' | 'origin-not-allowed';
          };
        };
      };
      /** @description webhook-delivery-not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'webhook-delivery-not-found';
          };
        };
      };
      /** @description webhook-off */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'webhook-off';
          };
        };
      };
      /** @description invalid-input */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description invalid-input */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description invalid-input */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'too-many-requests';
          };
        };
      };
      /** @description internal-error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Fault'];
        };
      };
    };
  };
  switchOwnWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SwitchOwnWebhookInput'];
      };
    };
    responses: {
      /** @description Accepted */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SwitchOwnWebhookAnswer'];
        };
      };
      /** @description invalid-input */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description key-needed, key-ended */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'key-needed' | 'key-ended';
          };
        };
      };
      /** @description scope-missing, origin-not-allowed */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'scope-missing' | 'origin-not-allowed';
          };
        };
      };
      /** @description webhook-not-found */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'webhook-not-found';
          };
        };
      };
      /** @description webhook-held */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'webhook-held';
          };
        };
      };
      /** @description invalid-input */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description invalid-input */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description invalid-input */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvalidInput'];
        };
      };
      /** @description too-many-requests */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refusal'] & {
            /** @enum {unknown} */
            code?: 'too-many-requests';
          };
        };
      };
      /** @description internal-error */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Fault'];
        };
      };
    };
  };
}
