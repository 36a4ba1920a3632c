import type * as english from '../en/zone-templates.ts';

export const zoneTemplates: typeof english.zoneTemplates = {
  rain: 'जोरदार पाऊस: रस्ते आणि गाड्या संथ आहेत. व्हिजिट उशिरा सुरू होऊ शकते.',
  bandh: 'बंद: रस्ते आणि गाड्या बंद असू शकतात. व्हिजिट उशिरा सुरू होऊ शकते.',
  festival: 'मिरवणूक: काही तास रस्ते बंद आहेत. व्हिजिट उशिरा सुरू होऊ शकते.',
  other: 'गाड्या नेहमीप्रमाणे चालत नाहीत. व्हिजिट उशिरा सुरू होऊ शकते.',
};
