import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishWorkOnBehalf } from '#contract/ops/finish-work-on-behalf.ts';
import { draftCatalogue } from '#contract/ops/draft-catalogue.ts';
import { publishCatalogue } from '#contract/ops/publish-catalogue.ts';
import { openBrowser } from '#testing/browser.ts';
import { GARDENING, OUTDOORS } from '#testing/gardening.ts';
import { type Product, startProduct } from '#testing/product.ts';
